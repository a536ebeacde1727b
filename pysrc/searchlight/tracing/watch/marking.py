"""Instrument a program's syntax tree without moving its lines."""

import ast
from collections.abc import Callable
from typing import Final

# The names of the recording functions in the program's text.
WATCH, TICK, ENTER, POP, REMOVE, DELETE, REST, SORT, APPEND, ADD, GROWING = [
    f"__searchlight_{name}__"
    for name in ["watch", "tick", "enter", "pop", "remove", "delete", "rest", "sort", "append", "add", "growing"]
]
METHODS: Final = {"pop": POP, "remove": REMOVE, "sort": SORT}
ENTERING: Final = ("append", "insert", "extend", "add")


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

    Operations on containers become calls of recording functions (own_lists.py) with the number of their place in the
    text: `x.pop(…)`, `x.remove(…)`, `x.append(…)`, `x.sort(…)`, `del x[…]`, `x = x[1:]`, `x = x[:-1]`, `x += …`, and
    a `for` over a list that grows in it. Functions that call themselves say so when they begin (calls.py).
    """

    def __init__(self, watched: Callable[[str], bool]) -> None:
        self.watched = watched
        self.inside: list[str] = []
        self.names: list[str] = []  # of the containers at each place

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.AST:
        return self._within(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        recursive = _calls_itself(node)
        if self.watched(".".join([*self.inside, node.name])):
            mark = ast.copy_location(ast.Name(WATCH, ast.Load()), node)
            node.decorator_list.insert(0, mark)
        within = self._within(node)
        if recursive:
            names = [each.arg for each in (*node.args.posonlyargs, *node.args.args)]
            values = [ast.Name(name, ast.Load()) for name in names]
            enter = ast.Expr(ast.Call(ast.Name(ENTER, ast.Load()), [ast.Constant(" ".join(names)), *values], []))
            at = 1 if ast.get_docstring(node, clean=False) is not None else 0
            node.body.insert(at, ast.fix_missing_locations(ast.copy_location(enter, node.body[at - 1 if at else 0])))
        return within

    def visit_While(self, node: ast.While) -> ast.AST:
        self.generic_visit(node)
        tick = ast.Expr(ast.Call(ast.Name(TICK, ast.Load()), [], []))
        node.body.insert(0, ast.fix_missing_locations(ast.copy_location(tick, node)))
        return node

    def visit_For(self, node: ast.For) -> ast.AST:
        grows = _grows_in(node)
        self.generic_visit(node)
        if grows:
            node.iter = self._led_through(GROWING, node.iter, node.iter)
        return node

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        function = node.func
        if not isinstance(function, ast.Attribute) or any(isinstance(each, ast.Starred) for each in node.args):
            return node
        if function.attr == "sort" or (function.attr in METHODS and not node.keywords):
            named = node.keywords
            if function.attr == "pop" and [type(each) for each in node.args] == [ast.Name]:
                node.args, named = [], [ast.keyword("at", node.args[0])]
            return self._led_through(METHODS[function.attr], node, function.value, *node.args, named=named)
        elif function.attr in ENTERING and node.args and not node.keywords:
            return self._led_through(APPEND, node, function.value, ast.Constant(function.attr), *node.args)
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
            at = {"1:": 0, ":-1": -1}.get(ast.unparse(value.slice))  # the only element that is left out
            if at is not None and ast.unparse(node.targets[0]) == ast.unparse(value.value):
                node.value = self._led_through(REST, value, value.value, ast.Constant(at))
        return node

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.AST:
        self.generic_visit(node)
        target = isinstance(node.op, ast.Add) and isinstance(node.target, ast.Name | ast.Attribute)
        if target and isinstance(node.value, ast.List | ast.ListComp | ast.Name | ast.Call):
            thing = ast.parse(ast.unparse(node.target), mode="eval").body
            node.value = self._led_through(ADD, node.value, thing, node.value)
        return node

    def _led_through(
        self, name: str, node: ast.expr, thing: ast.expr, *arguments: ast.expr, named: list[ast.keyword] | None = None
    ) -> ast.Call:
        text = ast.unparse(thing)
        within = self.inside[:-1] if text.startswith("self.") else self.inside  # methods of a class share its lists
        self.names.append(".".join([*within, text]))
        parts = [thing, ast.Constant(len(self.names) - 1), *arguments]
        call = ast.Call(ast.Name(name, ast.Load()), parts, named or [])
        return ast.fix_missing_locations(ast.copy_location(call, node))

    def _within(self, node: ast.ClassDef | ast.FunctionDef) -> ast.AST:
        self.inside.append(node.name)
        self.generic_visit(node)
        self.inside.pop()
        return node


def _calls_itself(function: ast.FunctionDef) -> bool:
    """Whether a function calls one of its own name, as a function or a method."""
    called = [each.func for each in ast.walk(function) if isinstance(each, ast.Call)]
    return any(
        (isinstance(each, ast.Name) and each.id == function.name)
        or (isinstance(each, ast.Attribute) and each.attr == function.name and ast.unparse(each.value) == "self")
        for each in called
    )


def _grows_in(loop: ast.For) -> bool:
    """Whether a `for` runs over a list to which it appends."""
    if not isinstance(loop.iter, ast.Name):
        return False
    attributes = [each for each in ast.walk(loop) if isinstance(each, ast.Attribute) and each.attr in ENTERING]
    return any(isinstance(each.value, ast.Name) and each.value.id == loop.iter.id for each in attributes)
