"""The sources of built-in parts, and copies of them to change; a copy behaves exactly like the original.

A copy contains the functions or the class, whatever they use from the same module, and imports of the rest.
"""

import ast
import re
import sys
from collections.abc import Callable, Iterable, Mapping
from inspect import getsource, isfunction
from textwrap import dedent, fill, indent
from typing import Any, Final

from searchlight.entries import Functions
from searchlight.problem import AnyProblem, PlainData
from searchlight.problems import grid_heuristics, sliding_heuristics
from searchlight.setup import Setup
from searchlight.source_listing.lecture import Lecture
from searchlight.user_code import lecture
from searchlight.user_code.module import NAME
from searchlight.user_code.plain import boards, grids, others
from searchlight.user_code.retold import HOME
from searchlight.user_code.watched import inner

WIDTH: Final = 100
IMPORTS: Final = (ast.Import, ast.ImportFrom)


def copied(module: str, roots: Iterable[Any], more: str = "") -> str:
    """A file with these parts of a module, `more` text, whatever both use from the module, and its imports."""
    source = getsource(sys.modules[module])
    tree = ast.parse(source)
    lines = source.split("\n")
    homes = {name: each for each in tree.body for name in _defines(each)}
    wanted = {homes[root.__name__] for root in roots}
    waiting: list[ast.AST] = [*wanted, ast.parse(more)]
    names: set[str] = set()
    while waiting:
        for name in _names(waiting.pop()) - names:
            names.add(name)
            home = homes.get(name)
            if home is not None and home not in wanted:
                wanted.add(home)
                waiting.append(home)
    imports = [text for each in tree.body if (text := _import(each, names))]
    pieces = ["\n".join(imports)] if imports else []
    pieces += [_text(each, lines) for each in tree.body if each in wanted and not isinstance(each, IMPORTS)]
    pieces += [more.strip()] if more else []
    return "\n\n\n".join(pieces) + "\n"


def _defines(statement: ast.stmt) -> list[str]:
    match statement:
        case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
            return [name]
        case ast.Assign(targets=targets):
            return [each.id for target in targets for each in ast.walk(target) if isinstance(each, ast.Name)]
        case ast.AnnAssign(target=ast.Name(id=name)):
            return [name]
    return []


def _names(node: ast.AST) -> set[str]:
    return {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}


def _import(statement: ast.stmt, names: set[str]) -> str:
    """The import, reduced to the names that are used; empty if none is."""
    if not isinstance(statement, IMPORTS):
        return ""
    used = [each for each in statement.names if (each.asname or each.name.partition(".")[0]) in names]
    text = ast.unparse(type(statement)(**{**vars(statement), "names": used})) if used else ""
    if len(text) <= WIDTH:
        return text
    head, _, listed = text.partition(" import ")
    return f"{head} import (\n{fill(listed, WIDTH, initial_indent='    ', subsequent_indent='    ')},\n)"


def _text(statement: ast.stmt, lines: list[str]) -> str:
    """The statement's lines, with its decorators and the comments directly above."""
    first = min([statement.lineno, *(each.lineno for each in getattr(statement, "decorator_list", []))]) - 1
    while first and lines[first - 1].startswith("#"):
        first -= 1
    return "\n".join(lines[first : statement.end_lineno])


ZERO: Final = '''def zero(state):
    """Nothing is known: 0."""
    return 0
'''
TABLE: Final = '''def table(state):
    """The estimate given for the state; 0 if none is given."""
    return H.get(state, 0)
'''
BOARD: Final = re.compile(r"[ \t]*# board:.*")  # what a lecture listing has instead (listing/lecture.py)
LIKE: Final = "from searchlight.own import like"


def parts(setup: Setup, own_text: str) -> list[PlainData]:
    """`[{"part", "name", "text", "copy"}]` of the algorithm, the heuristic (if it is used) and the problem.

    `own_text`: the user's file, which is itself the copy of its entries.
    """
    parts = [_algorithm(setup, own_text)]
    if setup.algorithm.uses_h:
        parts.append(_heuristic(setup, own_text))
    return [*parts, _problem(setup, own_text)]


def _algorithm(setup: Setup, own_text: str) -> PlainData:
    functions = setup.algorithm.source(setup.values)
    text = "\n\n".join(getsource(each) for each in functions)
    first = functions[0]
    copy = own_text if _is_own(first) else _marked(copied(first.__module__, functions), first, setup.algorithm.id)
    program = {} if _is_own(first) else _program(functions)
    return {**_part("algorithm", setup.algorithm.id, text, copy), "listing": program}


def _program(functions: Functions) -> PlainData:
    """The lecture listing as a program: `{"text", "above"}`, the number of lines above it; {} if it is not one."""
    shown = Lecture([getsource(each) for each in functions]).text
    if shown[4 : shown.index("(")] not in lecture.LISTED:
        return {}
    imports = ast.ImportFrom(HOME, [ast.alias(each) for each in lecture.__all__], 0)
    above = _import(imports, _names(ast.parse(shown))) + "\n\n\n"
    return {"text": above + shown + "\n", "above": above.count("\n")}


def _problem(setup: Setup, own_text: str) -> PlainData:
    made = type(inner(setup.problem))
    if _is_own(made) or made.__module__.startswith(("searchlight.api", "searchlight.guards")):
        own = [made] if _is_own(made) else _functions_of_problem()
        return _part("problem", setup.entry.id, "\n\n".join(map(getsource, own)), own_text)
    copy = _marked(copied(made.__module__, [made]), made, setup.entry.id)
    return _part("problem", setup.entry.id, getsource(made), copy)


def _functions_of_problem() -> list[Any]:
    names = vars(sys.modules[NAME])
    wanted = ("actions", "result", "cost", "action_cost", "is_goal")
    return [names[name] for name in wanted if isfunction(names.get(name))]


def _heuristic(setup: Setup, own_text: str) -> PlainData:
    name = setup.values["heuristic"]
    if name.startswith("own:"):
        return _part("heuristic", name, _own_heuristic(name), own_text)
    if name == "zero":
        return _part("heuristic", name, ZERO, ZERO)
    problem = inner(setup.problem)
    method = getattr(problem, _as_name(name), None)
    text = dedent(getsource(method or _maker(problem, name)))
    return _part("heuristic", name, text, _plain(problem, name))


def _plain(problem: AnyProblem, name: str) -> str:
    """The heuristic as a plain function of a state and the goal."""
    if name == "table":  # of a graph, whose class may be the user's
        return _numbers(getattr(getattr(problem, "graph", None), "h", {}))
    home = grids if "places" in problem.shape else boards if problem.shape["kind"] == "board" else others
    return copied(home.__name__, [getattr(home, _as_name(name))])


def _numbers(h: Mapping[str, float]) -> str:
    """The estimates of a graph, and the function that looks them up."""
    listed = fill(", ".join(f"{name!r}: {value!r}" for name, value in h.items()), 96, break_on_hyphens=False)
    return f"H = {{\n{indent(listed, '    ')},\n}}\n\n\n{TABLE}" if h else f"H = {{}}\n\n\n{TABLE}"


def _own_heuristic(name: str) -> str:
    made: Any = sys.modules[NAME]
    for each in name.removeprefix("own:").split("."):
        made = getattr(made, each)
    return dedent(getsource(made))


def _maker(problem: AnyProblem, name: str) -> Callable[..., Any]:
    """The function that makes the heuristic: the grids' version on a grid, else the boards'."""
    on_grid = "places" in problem.shape
    made: Callable[..., Any] = (grid_heuristics if on_grid else sliding_heuristics).HEURISTICS[name]
    return made


def _as_name(name: str) -> str:
    return name.replace("-", "_")


def _part(part: str, name: str, text: str, copy: str) -> PlainData:
    return {"part": part, "name": name, "text": text.rstrip() + "\n", "copy": copy}


def _is_own(made: Any) -> bool:
    return getattr(made, "__module__", "") == NAME


def _marked(copy: str, made: Any, ours: str) -> str:
    """The copy, marked as similar to the built-in `ours`."""
    copy = BOARD.sub("", copy)
    copy = re.sub(rf"(?m)^(?=(def|class) {made.__name__}\b)", f'@like("{ours}")\n', copy, count=1)
    imports = [at for at, line in enumerate(copy.split("\n")) if line.startswith("from searchlight")]
    lines = copy.split("\n")
    lines.insert(imports[-1] + 1 if imports else 0, LIKE)
    return "\n".join(lines)
