"""Copy parts of a module into a new file, with whatever they use from the same module and imports of the rest."""

import ast
import sys
from collections.abc import Iterable
from inspect import getsource
from textwrap import fill
from typing import Any, Final

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
