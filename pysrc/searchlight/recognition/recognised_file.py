"""Tell from the text of a file whether it defines entries for the lists, is a course program, or both.

Only definitions that are made for Searchlight count as entries beside a program: a program's own helper functions look
like heuristics, too.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from searchlight.errors import BadInput
from searchlight.observe.watch.families.names import OF_SCRIPTS
from searchlight.observe.watch.recognise import SEARCHING, Function, recognise

OURS: Final = "searchlight"
OF_HEURISTICS: Final = ("problem", "goal", "rows", "columns")  # as own/heuristics.py knows them, beside the state
OF_PROBLEMS: Final = ({"actions", "result"}, {"start", "initial"})  # of a problem made of functions: all of one, one


@dataclass(frozen=True)
class RecognisedFile:
    """`entries`: the names of what is made for the lists; `family` None: no program; `function` None: a program that
    runs by itself.
    """

    entries: tuple[str, ...] = ()
    family: str | None = None
    function: str | None = None

    def as_plain_data(self) -> dict[str, Any]:
        """As the page takes it (recognition/api.py)."""
        return {"entries": list(self.entries), "family": self.family, "function": self.function}


def recognise_file(text: str) -> RecognisedFile:
    """What the file can be run as. A text that is not Python is neither; running it gives the reason."""
    try:
        tree = ast.parse(text)
        found = recognise(text, None, None)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return RecognisedFile()
    except BadInput:
        return RecognisedFile(tuple(_entries(tree)))
    entries = tuple(_entries(tree))
    if not _is_program(tree, found.function, entries):
        return RecognisedFile(entries)
    return RecognisedFile(entries, found.family, found.function)


# -- entries -----------------------------------------------------------------------------------------------------------


def _entries(tree: ast.Module) -> Iterator[str]:
    """The names of the problems and algorithms of the file, and of what it marks with `like`."""
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
    """Whether it is marked, or is a function of a problem that yields, or that returns what one of ours yields."""
    if _names(function.decorator_list) & ours:
        return True
    first = next(iter(_parameters(function)), None)
    if first is None or first.arg != "problem":
        return False
    inner = {id(each) for other in _functions_in(function) for each in ast.walk(other)}
    own = [each for each in ast.walk(function) if id(each) not in inner]
    return any(isinstance(each, ast.Yield | ast.YieldFrom) for each in own) or bool(_names(own) & ours)


def _imported(tree: ast.Module) -> set[str]:
    """The names that the file has from Searchlight."""
    found = set()
    for each in ast.walk(tree):
        if isinstance(each, ast.ImportFrom) and (each.module or "").partition(".")[0] == OURS:
            found |= {alias.asname or alias.name for alias in each.names}
        elif isinstance(each, ast.Import):
            found |= {alias.asname or OURS for alias in each.names if alias.name.partition(".")[0] == OURS}
    return found


def _assigned(tree: ast.Module) -> set[str]:
    targets = [target for each in tree.body if isinstance(each, ast.Assign) for target in each.targets]
    targets += [each.target for each in tree.body if isinstance(each, ast.AnnAssign)]
    return _names(targets)


def _names(nodes: list[Any]) -> set[str]:
    return {inner.id for each in nodes for inner in ast.walk(each) if isinstance(inner, ast.Name)}


# -- programs ----------------------------------------------------------------------------------------------------------


def _is_program(tree: ast.Module, name: str | None, entries: tuple[str, ...]) -> bool:
    """Whether the recognised function searches: files of heuristics and of problems have functions, too."""
    if name is None:  # the file runs by itself; a test below its entries does so, too
        return not entries and any(
            isinstance(each, Function) and (each.name.lower() in OF_SCRIPTS or SEARCHING.search(each.name))
            for each in ast.walk(tree)
        )
    first = name.partition(".")[0]
    if first in entries:
        return False
    function = next((each for each in tree.body if isinstance(each, Function) and each.name == first), None)
    if function is None:  # a class, which makes successors
        return True
    if entries == ("problem",) and first in (*OF_PROBLEMS[0], "is_goal", "cost", "action_cost"):
        return False
    reached = _reached(function, tree)
    repeats, asks = any(map(_repeats, reached)), any(map(_asks_for_successors, reached))
    if _fits_a_heuristic(function):
        return (repeats or asks) if SEARCHING.search(first) else (repeats and asks)
    return bool(_parameters(function)) and (not entries or repeats)


def _parameters(function: Function) -> list[ast.arg]:
    return [*function.args.posonlyargs, *function.args.args]


def _fits_a_heuristic(function: Function) -> bool:
    """Whether its parameters are those of a heuristic (own/heuristics.py)."""
    named = [each.arg for each in _parameters(function)]
    named = named[: len(named) - len(function.args.defaults)]
    states = [each for each in named if each not in OF_HEURISTICS]
    return len(states) == 1 or (not states and bool(named))


def _reached(function: Function, tree: ast.Module) -> list[Function]:
    """The function, and those of the file that it uses."""
    functions = {each.name: each for each in tree.body if isinstance(each, Function)}
    reached, waiting = {function.name: function}, [function]
    while waiting:
        for name in _names([waiting.pop()]) & functions.keys() - reached.keys():
            reached[name] = functions[name]
            waiting.append(functions[name])
    return [*reached.values()]


def _functions_in(function: Function) -> list[ast.AST]:
    return [each for each in ast.walk(function) if isinstance(each, Function | ast.Lambda) and each is not function]


def _repeats(function: Function) -> bool:
    """Whether it goes on as long as it takes: by a loop, or by calls of itself or of a function inside."""
    called = [each for each in ast.walk(function) if isinstance(each, ast.Call)]
    inner = {each.name for each in _functions_in(function) if isinstance(each, Function)}
    return any(isinstance(each, ast.While) for each in ast.walk(function)) or bool(
        _names([each.func for each in called]) & {function.name, *inner}
    )


def _asks_for_successors(function: Function) -> bool:
    asked = [each for each in ast.walk(function) if isinstance(each, ast.Attribute | ast.Name)]
    names = {each.attr if isinstance(each, ast.Attribute) else each.id for each in asked}
    return any(name.lower() in OF_SCRIPTS or name == "actions" for name in names)
