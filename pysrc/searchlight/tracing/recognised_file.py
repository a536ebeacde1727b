"""Tell from the text of a file whether it defines entries for the lists, is a course program, or both.

In a program, only definitions that are clearly made for Searchlight count as entries, because helper functions look
like heuristics.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from searchlight.errors import BadInput
from searchlight.games.game import AnyGame, Game
from searchlight.problem import AnyProblem
from searchlight.tracing.names import SEARCHING
from searchlight.tracing.proposal import File, Function, names_in, propose
from searchlight.tracing.watch.families.names import OF_SCRIPTS
from searchlight.tracing.watch.session import Request, proposed

OURS: Final = ("searchlight", "lecture")
OF_HEURISTICS: Final = ("problem", "goal", "rows", "columns")  # beside the state (user_code/heuristics.py)
OF_PROBLEMS: Final = ({"actions", "result"}, {"start", "initial"})  # functions, and a start: of a problem of functions


@dataclass(frozen=True)
class RecognisedFile:
    """`entries`: the names of entries for the lists; `program`: whether it is a course program; `function`: None if
    that runs by itself.
    """

    entries: tuple[str, ...] = ()
    program: bool = False
    function: str | None = None

    def as_plain_data(self) -> dict[str, Any]:
        """In the form for the page (api.py)."""
        return {"entries": list(self.entries), "program": self.program, "function": self.function}


def recognise_file(text: str, problem: AnyProblem | None = None) -> RecognisedFile:
    """Recognise a file, for a problem. A text that is not valid Python is neither; running it reports the error."""
    try:
        tree = ast.parse(text)
        if isinstance(problem, Game):
            return RecognisedFile(tuple(_entries(tree)), True, _valuing(text, problem))
        program = propose(text)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return RecognisedFile()
    except BadInput as complaint:
        entries = tuple(_entries(tree))
        several = not entries and complaint.message.id == "observe.several_functions"  # one is asked for when it runs
        return RecognisedFile(entries, program=several)
    entries = tuple(_entries(tree))
    if not _is_program(tree, program.function, entries):
        return RecognisedFile(entries)
    return RecognisedFile(entries, True, program.function)


def _valuing(text: str, game: AnyGame) -> str | None:
    """The function that values a game; None: it is asked for when the file runs."""
    try:
        return proposed(Request(text), game).function
    except BadInput:
        return None


# -- entries -----------------------------------------------------------------------------------------------------------


def _entries(tree: ast.Module) -> Iterator[str]:
    """The names of the file's problems and algorithms, and of definitions marked with `like`."""
    ours = _imported(tree)
    problems = set(ours)
    for each in tree.body:
        if isinstance(each, ast.ClassDef):
            if _names(each.bases) & problems:
                problems.add(each.name)
                yield each.name
        elif isinstance(each, Function) and _is_algorithm(each, ours):
            yield each.name
    defined = {each.name for each in tree.body if isinstance(each, Function)}
    if OF_PROBLEMS[0] <= defined and OF_PROBLEMS[1] & _assigned(tree):
        yield "problem"


def _is_algorithm(function: Function, ours: set[str]) -> bool:
    """Whether a function is marked, or takes a problem and yields events or uses the library's searches."""
    if _names(function.decorator_list) & ours:
        return True
    first = next(iter(_parameters(function)), None)
    if first is None or first.arg != "problem":
        return False
    nested = [each for each in ast.walk(function) if isinstance(each, Function | ast.Lambda) and each is not function]
    inner = {id(each) for other in nested for each in ast.walk(other)}
    own = [each for each in ast.walk(function) if id(each) not in inner]
    return any(isinstance(each, ast.Yield | ast.YieldFrom) for each in own) or bool(_names(own) & ours)


def _imported(tree: ast.Module) -> set[str]:
    """The names that the file imports from Searchlight."""
    names = set()
    for each in ast.walk(tree):
        if isinstance(each, ast.ImportFrom) and (each.module or "").partition(".")[0] in OURS:
            names |= {alias.asname or alias.name for alias in each.names}
        elif isinstance(each, ast.Import):
            names |= {alias.asname or OURS[0] for alias in each.names if alias.name.partition(".")[0] == OURS[0]}
    return names


def _assigned(tree: ast.Module) -> set[str]:
    targets = [target for each in tree.body if isinstance(each, ast.Assign) for target in each.targets]
    targets += [each.target for each in tree.body if isinstance(each, ast.AnnAssign)]
    return _names(targets)


def _names(nodes: list[Any]) -> set[str]:
    return {inner.id for each in nodes for inner in ast.walk(each) if isinstance(inner, ast.Name)}


# -- programs ----------------------------------------------------------------------------------------------------------


def _is_program(tree: ast.Module, name: str | None, entries: tuple[str, ...]) -> bool:
    """Whether the recognised function is a search, and not part of a problem or a heuristic."""
    if name is None:  # the file runs by itself, which may also be a test of its entries
        return not entries and not _imported(tree) and any(map(_may_search, ast.walk(tree)))
    file, first = File(tree, {}, lambda _: False), name.partition(".")[0]
    if first in entries:
        return False
    if first not in file.functions:  # a class that generates successors
        return True
    if entries == ("problem",) and first in (*OF_PROBLEMS[0], "is_goal", "cost", "action_cost"):
        return False
    searches = file.searches(first)
    if _fits_a_heuristic(file.functions[first]):
        asks = any("actions" in names_in(each) for each in file.reached(first))
        return searches and (asks or SEARCHING.search(first) is not None)
    return bool(_parameters(file.functions[first])) and (not entries or searches)


def _may_search(node: ast.AST) -> bool:
    """Whether a part of a file is an open-ended loop, or a function that is called like a search."""
    if not isinstance(node, Function):
        return isinstance(node, ast.While)
    return node.name.lower() in OF_SCRIPTS or SEARCHING.search(node.name) is not None


def _parameters(function: Function) -> list[ast.arg]:
    return [*function.args.posonlyargs, *function.args.args]


def _fits_a_heuristic(function: Function) -> bool:
    """Whether the parameters are those of a heuristic (user_code/heuristics.py)."""
    named = [each.arg for each in _parameters(function)]
    named = named[: len(named) - len(function.args.defaults)]
    states = [each for each in named if each not in OF_HEURISTICS]
    return len(states) == 1 or (not states and bool(named))
