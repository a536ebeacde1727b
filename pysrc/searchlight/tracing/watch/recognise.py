"""Recognise a program's family and its search function by names and parameters, before it runs."""

import ast
import re
from collections import deque
from dataclasses import dataclass
from typing import Final

from searchlight.errors import BadInput
from searchlight.texts import message
from searchlight.tracing.watch.families.names import OF_PROBLEMS as ALL_OF_PROBLEMS
from searchlight.tracing.watch.families.names import OF_SCRIPTS
from searchlight.tracing.watch.parameters import meaning

FAMILIES: Final = ("functions", "problem-object", "graph-object", "state-class", "grid", "script")
FUNCTIONS: Final = {"actions", "take_action", "successors", "goal_test"}
OF_PROBLEMS: Final = ALL_OF_PROBLEMS - {"neighbors", "get_neighbors", "getNeighbors", "move", "apply"}
# Names of a problem that other objects also have, so that one of them proves nothing.
OF_OTHERS: Final = {
    "initial", "result", "start", "goal", "end", "root", "source", "target", "value", "h", "cost", "children", "expand",
    "goals", "init", "heuristic", "get_cost", "getCost", "succ",
}  # fmt: skip
OF_GRAPHS: Final = {
    "get_connected_nodes", "are_connected", "get_edge", "get_heuristic", "is_valid_path", "neighbors", "neighbours",
    "get_edge_weight", "nodes", "get_neighbors",
}  # fmt: skip
SEARCHING: Final = re.compile(
    r"search|solve|a_?star|bfs|dfs|ucs|ids|breadth|depth|uniform|greedy|path|deepen", re.IGNORECASE
)

Function = ast.FunctionDef


@dataclass(frozen=True)
class Recognised:
    """A recognised program; `function` None: it runs by itself."""

    family: str
    function: str | None


def recognise(text: str, family: str | None, function: str | None, hint: str | None = None) -> Recognised:
    """Recognise whatever is None. `hint`: the algorithm it is compared with. Raises SyntaxError and BadInput."""
    tree = ast.parse(text)
    functions = {each.name: each for each in tree.body if isinstance(each, Function)}
    classes = {each.name: each for each in tree.body if isinstance(each, ast.ClassDef)}
    if function:
        return Recognised(family or _family_of(function, functions, classes), function)
    families = {name: kind for name, each in functions.items() if (kind := _by_parameters(each))}
    chosen = [name for name, kind in families.items() if family in (None, kind)]
    if chosen:
        name = _outermost(chosen, functions, hint)
        return Recognised(family or families[name], name)
    with_successors = [name for name, each in classes.items() if _makes_successors(each)]
    if family == "state-class" or (family is None and with_successors and not runs_by_itself(tree)):
        return Recognised("state-class", _of_classes(functions, classes, with_successors, hint))
    if family in (None, "script") and (runs_by_itself(tree) or (tree.body and not functions)):
        return Recognised("script", None)
    if not functions:
        raise BadInput("function", message("observe.nothing_to_run"))
    if strange := [name for name, each in functions.items() if _asks_an_object(each, tree)]:
        return Recognised(family or "problem-object", _outermost(strange, functions, hint))
    others = [name for name in functions if name.lower() not in OF_SCRIPTS and functions[name].args.args]
    return Recognised(family or "script", _outermost(others or list(functions), functions, hint))


def runs_by_itself(tree: ast.Module) -> bool:
    """Whether the file uses its own definitions."""
    definitions = (Function, ast.ClassDef)
    own = {each.name for each in tree.body if isinstance(each, definitions)}
    return any(_called(each) & own for each in tree.body if not isinstance(each, definitions))


def _family_of(function: str, functions: dict[str, Function], classes: dict[str, ast.ClassDef]) -> str:
    first = function.partition(".")[0]
    if first in classes:
        return "state-class"
    found = _by_parameters(functions[first]) if first in functions else None
    if found or any(name.lower() in OF_SCRIPTS for name in functions):
        return found or "script"
    return "state-class" if any(map(_makes_successors, classes.values())) else "script"


def _by_parameters(function: Function) -> str | None:
    """The family of a search function, by its parameters and their use."""
    names = [each.arg for each in (*function.args.posonlyargs, *function.args.args)]
    meanings = {meaning(name) for name in names}
    if not names:
        return None
    if meanings & FUNCTIONS:
        return "functions" if meanings & {"start", "goal_test", "goal"} else None
    first, attributes = meaning(names[0]), _attributes_of(function, names[0])
    if first == "problem" or len(attributes & OF_PROBLEMS) >= 2 or attributes & (OF_PROBLEMS - OF_GRAPHS - OF_OTHERS):
        return "problem-object"
    if len(names) < 2:
        return None
    if first == "grid" or (_is_read_by_cells(function, names[0]) and first != "graph"):
        return "grid" if len(names) > 2 or not _calls_itself(function) else None
    if first == "graph" or attributes & OF_GRAPHS:
        return "graph-object"
    return None


def _attributes_of(function: Function, name: str) -> set[str]:
    return {
        each.attr
        for each in ast.walk(function)
        if isinstance(each, ast.Attribute) and isinstance(each.value, ast.Name) and each.value.id == name
    }


def _asks_an_object(function: Function, tree: ast.Module) -> bool:
    """Whether it uses attributes of its first parameter that neither containers nor the file's classes have."""
    names = [each.arg for each in (*function.args.posonlyargs, *function.args.args)]
    attributes = _attributes_of(function, names[0]) if names else set()
    of_containers = {name for kind in (list, dict, set, str, tuple, deque) for name in dir(kind)}
    own = {each.name for each in ast.walk(tree) if isinstance(each, Function)}
    own |= {each.attr for each in ast.walk(tree) if isinstance(each, ast.Attribute) and isinstance(each.ctx, ast.Store)}
    return bool(attributes - of_containers - own)


def _is_read_by_cells(function: Function, name: str) -> bool:
    """Whether it reads `name[row][column]`."""
    return any(
        isinstance(each, ast.Subscript)
        and isinstance(each.value, ast.Subscript)
        and isinstance(each.value.value, ast.Name)
        and each.value.value.id == name
        and isinstance(each.ctx, ast.Load)
        for each in ast.walk(function)
    )


def _calls_itself(function: Function) -> bool:
    return function.name in _called(function)


def _called(function: ast.AST) -> set[str]:
    return {each.id for each in ast.walk(function) if isinstance(each, ast.Name)}


def _makes_successors(class_: ast.ClassDef) -> bool:
    return any(isinstance(each, Function) and each.name.lower() in OF_SCRIPTS for each in class_.body)


def _outermost(names: list[str], functions: dict[str, Function], hint: str | None) -> str:
    """The function that no other calls; of several, one named like the algorithm, else like a search."""
    inner = {name for other in names for name in _called(functions[other]) if name != other}
    outer = [name for name in names if name not in inner] or names
    wanted = re.sub(r"[^a-z]", "", (hint or "?").lower())
    like_it = [name for name in names if wanted and wanted in name.lower().replace("_", "")]
    searching = [name for name in outer if SEARCHING.search(name)]
    return [*like_it, *searching, *reversed(outer)][0]


def _of_classes(
    functions: dict[str, Function], classes: dict[str, ast.ClassDef], owners: list[str], hint: str | None
) -> str:
    """What to call: a search function, a search method, or a class that searches when it is made."""
    if searching := [name for name in functions if SEARCHING.search(name)]:
        return _outermost(searching, functions, hint)
    for name, each in sorted(classes.items(), key=lambda pair: pair[0] in owners):
        for method in each.body:
            if isinstance(method, Function) and SEARCHING.search(method.name) and not method.decorator_list:
                return f"{name}.{method.name}"
    return next((name for name in classes if name not in owners), next(iter(classes), next(iter(functions), "")))
