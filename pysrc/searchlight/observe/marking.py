"""A program's syntax tree, changed where it is to be watched; its lines stay where they are."""

import ast
from collections.abc import Callable
from typing import Final

WATCH: Final = "__searchlight_watch__"
TICK: Final = "__searchlight_tick__"


def without_calls(body: list[ast.stmt], function: str) -> list[ast.stmt]:
    """The statements of a file but for those that call a function, directly or not, or use what came of that."""
    used = {function.partition(".")[0]}
    definitions = [each for each in body if isinstance(each, ast.FunctionDef)]
    while more := {each.name for each in definitions if each.name not in used and _names(each) & used}:
        used |= more
    kept = []
    for statement in body:
        defines = isinstance(statement, ast.FunctionDef | ast.ClassDef | ast.Import | ast.ImportFrom)
        if defines or not _names(statement) & used:
            kept.append(statement)
        else:
            used |= {each.id for each in ast.walk(statement) if isinstance(each, ast.Name) and _is_set(each)}
    return kept


def _names(node: ast.AST) -> set[str]:
    return {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}


def _is_set(name: ast.Name) -> bool:
    return isinstance(name.ctx, ast.Store)


class Marked(ast.NodeTransformer):
    """Puts a decorator on the functions to be watched, and into each `while` a look at the clock; lines stay."""

    def __init__(self, watched: Callable[[str], bool]) -> None:
        self.watched = watched
        self.inside: list[str] = []

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        return self._within(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        if self.watched(".".join([*self.inside, node.name])):
            mark = ast.copy_location(ast.Name(WATCH, ast.Load()), node)
            node.decorator_list.insert(0, mark)
        return self._within(node)

    def visit_While(self, node: ast.While) -> ast.AST:
        self.generic_visit(node)
        tick = ast.Expr(ast.Call(ast.Name(TICK, ast.Load()), [], []))
        node.body.insert(0, ast.fix_missing_locations(ast.copy_location(tick, node)))
        return node

    def _within(self, node: ast.ClassDef | ast.FunctionDef) -> ast.AST:
        self.inside.append(node.name)
        self.generic_visit(node)
        self.inside.pop()
        return node
