"""Make a search of a lecture listing: its functions become generators, which yield what lecture.py tells.

Every line stays where it is, so the code panel and error messages find it.
"""

import ast
from typing import Any, Final

HOME: Final = "lecture"  # the module from which a listing imports
MODULE: Final = "searchlight.user_code.lecture"
TELLS: Final = "__lecture"  # the name of the module in the file
VALUE: Final = "__value"
SPEAKING: Final = {"expand", "children", "jumps", "take", "Solution"}  # a function that uses one of these is a search
APART: Final = (ast.FunctionDef, ast.Lambda, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)  # no part of it
KEEP: Final = {"append", "insert", "extend"}  # a loop that uses one of these may keep a node for later
BLOCKS: Final = ("body", "orelse", "finalbody")
ROOTS: Final = {"Node", "root_of"}  # of one argument: they begin an iteration

Block = list[ast.stmt]


def retold(tree: ast.Module) -> ast.Module:
    """The program with generators in place of its searches, if it imports from `lecture`."""
    at = next((at for at, each in enumerate(tree.body) if isinstance(each, ast.ImportFrom) and each.module == HOME), -1)
    if at < 0:
        return tree
    for each in tree.body:
        if isinstance(each, ast.ImportFrom) and each.module == HOME:
            each.module = MODULE
    tree.body.insert(at, ast.copy_location(ast.parse(f"import {MODULE} as {TELLS}").body[0], tree.body[at]))
    functions = {each.name: each for each in tree.body if isinstance(each, ast.FunctionDef) and not _yields(each)}
    used = {name: _names(each) for name, each in functions.items()}
    reached = {name: _reached(used, name) for name in functions}
    found = {name for name in functions if reached[name] & SPEAKING}
    for name in found:
        _Search(found, recursive=name in reached[name]).turn(functions[name])
    return ast.fix_missing_locations(tree)


def _reached(used: dict[str, set[str]], name: str) -> set[str]:
    """The names that a function uses, directly or through other functions."""
    found = used[name]
    while more := {other for each in found & used.keys() for other in used[each]} - found:
        found = found | more
    return found


class _Search(ast.NodeTransformer):
    """Rewrites a function. `functions`: the names of those that are rewritten; `recursive`: whether it calls itself."""

    def __init__(self, functions: set[str], *, recursive: bool) -> None:
        self.functions, self.recursive = functions, recursive
        self.arguments: list[ast.expr] = []  # if it calls itself
        self.turn_ends: list[list[ast.expr] | None] = [None]  # of each loop: what may be discarded; None: nothing

    def turn(self, function: ast.FunctionDef) -> None:
        self.arguments = [ast.Name(each.arg, ast.Load()) for each in function.args.args if self.recursive]
        first, last = (
            _yielding(each, at, self.arguments) for each, at in (("called", function), ("ended", function.body[-1]))
        )
        function.body = [first, *self._block(function.body), last]

    def visit_Call(self, node: ast.Call) -> ast.expr:
        """A call of a search is yielded, and what it returns is sent back (events.py)."""
        self.generic_visit(node)
        is_search = isinstance(node.func, ast.Name) and node.func.id in self.functions
        return ast.copy_location(ast.Yield(node), node) if is_search else node

    def visit(self, node: ast.AST) -> Any:
        return node if isinstance(node, APART) else super().visit(node)

    def _block(self, body: Block) -> Block:
        return [new for each in body for new in self._statement(each)]

    def _statement(self, statement: ast.stmt) -> Block:
        match statement:
            case ast.Return(value=value):
                kept = ast.Assign([ast.Name(VALUE, ast.Store())], self.visit(value or ast.Constant(None)))
                returned = ast.copy_location(ast.Return(ast.Name(VALUE, ast.Load())), statement)
                return [ast.copy_location(kept, statement), _yielding("ended", statement, self.arguments), returned]
            case ast.Continue():
                return [*self._turn_end(statement), statement]
            case ast.For() | ast.While():
                return self._loop(statement)
        if isinstance(statement, (*APART, ast.ClassDef)):
            return [statement]
        parts = [statement, *getattr(statement, "handlers", []), *getattr(statement, "cases", [])]
        blocks = [(part, name, getattr(part, name)) for part in parts for name in BLOCKS if hasattr(part, name)]
        for part, name, _ in blocks:
            setattr(part, name, [])
        self.generic_visit(statement)
        for part, name, body in blocks:
            setattr(part, name, self._block(body))
        return [statement] if blocks else [statement, _yielding("told", statement)]

    def _turn_end(self, at: ast.stmt) -> Block:
        ends = self.turn_ends[-1]
        return [] if ends is None else [_yielding("discarded", at, ends)]

    def _loop(self, loop: ast.For | ast.While) -> Block:
        limit: ast.expr | None = None
        first = [_yielding("told", loop)]
        last = loop.body[-1]
        match loop:
            case ast.For(target=ast.Name(id=name)):
                limit = ast.Name(name, ast.Load())
                self.turn_ends.append(None if KEEP & _names(loop) else [limit])
                loop.iter = self.visit(loop.iter)
            case ast.While(test=test):
                limit = test.left if isinstance(test, ast.Compare) and isinstance(test.left, ast.Name) else None
                self.turn_ends.append([] if "take" in _names(loop) else None)
                loop.test = self.visit(test)
            case _:
                self.turn_ends.append(None)
        if limit and any(map(_makes_root, ast.walk(loop))):
            first = [_yielding("iteration", loop, [limit])]
        loop.body = [*first, *self._block(loop.body), *self._turn_end(last)]
        self.turn_ends.pop()
        loop.orelse = self._block(loop.orelse)
        return [loop, _yielding("told", loop)]


def _yielding(function: str, at: ast.stmt, arguments: list[ast.expr] | None = None) -> ast.stmt:
    """Yield what a function of lecture.py returns, on the first line of a statement."""
    call = ast.Call(ast.Attribute(ast.Name(TELLS, ast.Load()), function, ast.Load()), arguments or [], [])
    made = ast.Expr(ast.YieldFrom(call))
    for each in ast.walk(made):
        if isinstance(each, ast.expr | ast.stmt):
            each.lineno = each.end_lineno = at.lineno
            each.col_offset = each.end_col_offset = at.col_offset
    return made


def _names(node: ast.AST) -> set[str]:
    return {
        each.id if isinstance(each, ast.Name) else each.attr
        for each in ast.walk(node)
        if isinstance(each, ast.Name | ast.Attribute)
    }


def _yields(function: ast.AST) -> bool:
    return any(isinstance(each, ast.Yield | ast.YieldFrom) for each in ast.walk(function))


def _makes_root(node: ast.AST) -> bool:
    return (
        isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ROOTS and len(node.args) == 1
    )
