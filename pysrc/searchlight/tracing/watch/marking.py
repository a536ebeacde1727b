"""Instrument a program's syntax tree without moving its lines."""

import ast
from collections.abc import Callable
from typing import Final

WATCH: Final = "__searchlight_watch__"
TICK: Final = "__searchlight_tick__"
POP: Final = "__searchlight_pop__"
REMOVE: Final = "__searchlight_remove__"
DELETE: Final = "__searchlight_delete__"
REST: Final = "__searchlight_rest__"
SORT: Final = "__searchlight_sort__"


def without_calls(body: list[ast.stmt], function: str) -> list[ast.stmt]:
    """A file's statements without those that call a function, directly or indirectly, or use the result."""
    used = {function.partition(".")[0]}
    definitions = [each for each in body if isinstance(each, ast.FunctionDef)]
    while more := {each.name for each in definitions if each.name not in used and _names(each) & used}:
        used |= more
    remaining = []
    for statement in body:
        defines = isinstance(statement, ast.FunctionDef | ast.ClassDef | ast.Import | ast.ImportFrom)
        if defines or not _names(statement) & used:
            remaining.append(statement)
        else:
            used |= {each.id for each in ast.walk(statement) if isinstance(each, ast.Name) and _is_set(each)}
    return remaining


def _names(node: ast.AST) -> set[str]:
    return {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}


def _is_set(name: ast.Name) -> bool:
    return isinstance(name.ctx, ast.Store)


class Marked(ast.NodeTransformer):
    """Adds a decorator to the functions to trace, and a time check to each `while`; lines stay.

    Removals from lists become calls of recording functions (own_lists.py) with the number of their place in the text:
    `x.pop(…)`, `x.remove(…)`, `del x[…]`, `x = x[1:]` and `x = x[:-1]`. So does `x.sort(…)`.
    """

    def __init__(self, watched: Callable[[str], bool]) -> None:
        self.watched = watched
        self.inside: list[str] = []
        self.places = 0

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

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        function = node.func
        if isinstance(function, ast.Attribute) and not node.keywords and not any(map(_is_starred, node.args)):
            name = {"pop": POP, "remove": REMOVE}.get(function.attr)
            if name and (name == POP or len(node.args) == 1):
                return self._led_through(name, node, function.value, *node.args)
        if isinstance(function, ast.Attribute) and function.attr == "sort":
            sort = ast.copy_location(ast.Name(SORT, ast.Load()), node)
            return ast.copy_location(ast.Call(sort, [function.value, *node.args], node.keywords), node)
        return node

    def visit_Delete(self, node: ast.Delete) -> ast.AST:
        self.generic_visit(node)
        target = node.targets[0]
        if len(node.targets) == 1 and isinstance(target, ast.Subscript) and not isinstance(target.slice, ast.Slice):
            return ast.copy_location(ast.Expr(self._led_through(DELETE, target, target.value, target.slice)), node)
        return node

    def visit_Assign(self, node: ast.Assign) -> ast.AST:
        self.generic_visit(node)
        value = node.value
        if len(node.targets) == 1 and isinstance(value, ast.Subscript) and isinstance(value.slice, ast.Slice):
            at = _left_out(value.slice)
            if at is not None and ast.unparse(node.targets[0]) == ast.unparse(value.value):
                node.value = self._led_through(REST, value, value.value, ast.Constant(at))
        return node

    def _led_through(self, name: str, node: ast.expr, thing: ast.expr, *arguments: ast.expr) -> ast.Call:
        self.places += 1
        call = ast.Call(ast.Name(name, ast.Load()), [thing, ast.Constant(self.places - 1), *arguments], [])
        return ast.fix_missing_locations(ast.copy_location(call, node))

    def _within(self, node: ast.ClassDef | ast.FunctionDef) -> ast.AST:
        self.inside.append(node.name)
        self.generic_visit(node)
        self.inside.pop()
        return node


def _is_starred(argument: ast.expr) -> bool:
    return isinstance(argument, ast.Starred)


def _left_out(part: ast.Slice) -> int | None:
    """The index of the only element that a slice leaves out, the first or the last; None for other slices."""
    written = ast.unparse(part)
    return {"1:": 0, ":-1": -1}.get(written)
