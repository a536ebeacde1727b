"""The meaning of a search function's parameters by their names, in any order and any usual spelling."""

from collections.abc import Callable, Mapping
from inspect import Parameter, signature
from typing import Any, Final

from searchlight.errors import BadInput
from searchlight.options import OPTIONS
from searchlight.texts import message

# Spellings in lower case, without underscores and without a final "f", "fn", "func" or "function".
MEANINGS: Final = {
    "start": ("startstate", "start", "initialstate", "initial", "init", "source", "src", "root", "startnode", "begin",
              "from", "startingstate", "initstate", "state", "puzzle", "board", "startposition", "startpos"),
    "goal": ("goalstate", "goal", "end", "target", "goalnode", "endstate", "finalstate", "final", "destination",
             "dest", "finish", "endnode", "goalposition", "goalpos"),
    "actions": ("actions", "getactions", "action", "possibleactions", "validactions", "legalactions"),
    "take_action": ("takeaction", "result", "transition", "apply", "applyaction", "move", "doaction", "nextstate"),
    "successors": ("successors", "getsuccessors", "successor", "succ", "getsucc", "neighbors", "neighbours",
                   "getneighbors", "children", "expand", "succs"),
    "goal_test": ("goaltest", "isgoal", "goaltested", "isgoalstate", "testgoal", "goalcheck"),
    "h": ("h", "heuristic", "heuristics", "hvalue", "estimate"),
    "limit": ("depthlimit", "limit", "maxdepth", "depthmax", "maxlimit", "l"),
    "problem": ("problem", "prob", "searchproblem", "p"),
    "graph": ("graph", "adj", "adjacency", "adjacencylist", "network", "map", "roads"),
    "grid": ("grid", "maze", "matrix", "world", "field"),
    "cost": ("cost", "stepcost", "g", "pathcost"),
    "size": ("n", "size", "dim", "dimension", "k", "width"),
    "parent": ("parent", "previous", "prev"),
    "depth": ("depth", "level", "moves", "steps"),
}  # fmt: skip
BY_SPELLING: Final = {spelling: meaning for meaning, spellings in MEANINGS.items() for spelling in spellings}
ENDINGS: Final = ("function", "func", "fn", "f")


def meaning(name: str) -> str | None:
    """The meaning of a parameter's name; None if unknown."""
    plain = name.lower().replace("_", "")
    if plain in BY_SPELLING:
        return BY_SPELLING[plain]
    for ending in ENDINGS:
        if plain.endswith(ending) and plain.removesuffix(ending) in BY_SPELLING:
            return BY_SPELLING[plain.removesuffix(ending)]
    return None


def called(
    function: Callable[..., Any], meanings: Mapping[str, Callable[[], Any]], by_place: tuple[str, ...] = ()
) -> Any:
    """Call a function with arguments by the meanings of its parameters. `by_place`: the first ones' meanings.

    An unknown parameter keeps its default. Raises BadInput for an unknown parameter without a default.
    """
    arguments: list[Any] = []
    by_name: dict[str, Any] = {}
    for place, parameter in enumerate(_parameters(function)):
        if parameter.kind in (Parameter.VAR_POSITIONAL, Parameter.VAR_KEYWORD):
            continue
        role = by_place[place] if place < len(by_place) else meaning(parameter.name) or ""
        has_default = parameter.default is not Parameter.empty
        if has_default and role == "limit" in meanings and meanings[role]() == OPTIONS[role].default:
            continue  # no limit was chosen, so the program's default applies
        if role not in meanings:
            if not has_default:
                raise BadInput("function", message("observe.unknown_parameter", name=parameter.name))
        elif parameter.kind is Parameter.POSITIONAL_ONLY:
            arguments.append(meanings[role]())
        else:
            by_name[parameter.name] = meanings[role]()
    return function(*arguments, **by_name)


def _parameters(function: Callable[..., Any]) -> list[Parameter]:
    return list(signature(function).parameters.values())
