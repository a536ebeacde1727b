"""The listing for a lecture: a search as one writes it on the board, made from its source by the machine.

What serves the viewer goes: the lines that yield an event, the `yield` before a recursive call, type hints, docstrings
and comments. A block of which nothing is left goes with its head, and so does a variable that nobody else reads.

Each line of the source has its line here: its own or, where it is gone, the one that shows the same moment. When a node
is expanded its children are about to be made: that is the next line. Of the other events a class sees what has just
been done: the line before, or the head of the block.
"""

import ast
from collections.abc import Iterator
from textwrap import dedent

INDENT = " " * 4


class LectureListing:
    """The lines of a function's lecture listing; `place[n]` is the line for line n of the source, both from 1 on."""

    def __init__(self, source: str) -> None:
        self.source = dedent(source)
        self.lines: list[str] = []
        self.place = [0] * (self.source.count("\n") + 2)
        function = ast.parse(self.source).body[0]
        _drop_unread(function)
        board = _Board()
        board.plain(function)
        assert isinstance(function, ast.FunctionDef)
        self._def(function)
        for at in range(1, len(self.place)):
            self.place[at] = self.place[board.instead.get(at, at)] or self.place[at - 1] or 1

    def _def(self, function: ast.FunctionDef) -> None:
        names = ", ".join(each.arg for each in [*function.args.args, *function.args.kwonlyargs])
        self._line(f"def {function.name}({names}):", function, 0)
        self._block(function.body, 1)

    def _line(self, text: str, node: ast.stmt, depth: int) -> None:
        self.lines.append(INDENT * depth + text)
        self.place[node.lineno] = len(self.lines)

    def _block(self, body: list[ast.stmt], depth: int) -> None:
        for statement in body:
            match statement:
                case ast.If():
                    self._if(statement, "if", depth)
                case ast.While(test=test):
                    self._line(f"while {self._text(test)}:", statement, depth)
                    self._block(statement.body, depth + 1)
                case ast.For(target=target, iter=iterable):
                    self._line(f"for {self._text(target)} in {self._text(iterable)}:", statement, depth)
                    self._block(statement.body, depth + 1)
                case ast.Assign(targets=targets, value=value):
                    parts = [*targets, value]
                    self._line(" = ".join(self._text(part) for part in parts), statement, depth)
                case _:
                    for line in self._text(statement).split("\n"):
                        self._line(line, statement, depth)

    def _if(self, statement: ast.If, word: str, depth: int) -> None:
        self._line(f"{word} {self._text(statement.test)}:", statement, depth)
        self._block(statement.body, depth + 1)
        match statement.orelse:
            case [ast.If() as other]:
                self._if(other, "elif", depth)
            case [first, *_]:
                self._line("else:", first, depth)
                self._block(statement.orelse, depth + 1)

    def _text(self, node: ast.AST) -> str:
        """As it stands in the source, if that is one line of it."""
        text = ast.get_source_segment(self.source, node)
        return text if text and "\n" not in text else ast.unparse(node)


class _Board:
    """Takes from statements what serves the viewer. `instead`: line that is gone → the line that is shown for it."""

    def __init__(self) -> None:
        self.instead: dict[int, int] = {}

    def plain(self, statement: ast.stmt) -> ast.stmt | None:
        """None, if nothing is left of the statement."""
        match statement:
            case ast.Expr(value=ast.Yield(value=ast.Tuple()) | ast.Constant()):
                return None
            case ast.AnnAssign(target=target, value=ast.expr() as value):
                return self.plain(ast.copy_location(ast.Assign(targets=[target], value=value), statement))
            case ast.AnnAssign():
                return None
            case ast.Assign(value=ast.Yield(value=ast.Call() as call)):
                statement.value = call
            case ast.If():
                statement.body, statement.orelse = (
                    self._block(statement.body, statement),
                    self._block(statement.orelse, statement),
                )
                if statement.orelse and not statement.body:
                    statement.test = ast.UnaryOp(ast.Not(), statement.test)
                    statement.body, statement.orelse = statement.orelse, []
                return statement if statement.body else None
            case ast.FunctionDef() | ast.For() | ast.While():
                statement.body = self._block(statement.body, statement)
                return statement if statement.body else None
        return statement

    def _block(self, body: list[ast.stmt], head: ast.stmt) -> list[ast.stmt]:
        kept = {at: plain for at, each in enumerate(body) if (plain := self.plain(each))}
        for at, gone in enumerate(body):
            if at not in kept:
                before = max((each for each in kept if each < at), default=-1)
                after = min((each for each in kept if each > at), default=-1)
                self._replace(gone, head, kept.get(before), kept.get(after))
        return list(kept.values())

    def _replace(self, gone: ast.stmt, head: ast.stmt, before: ast.stmt | None, after: ast.stmt | None) -> None:
        ahead = _is_expansion(gone) or isinstance(before, ast.If | ast.For | ast.While)
        shown = (after if ahead else before) or before or head
        for line in range(gone.lineno, (gone.end_lineno or gone.lineno) + 1):
            self.instead[line] = shown.lineno


def _is_expansion(statement: ast.stmt) -> bool:
    match statement:
        case ast.Expr(value=ast.Yield(value=ast.Tuple(elts=[ast.Name(id="EXPAND"), *_]))):
            return True
    return False


def _drop_unread(function: ast.stmt) -> None:
    """Assignments to variables that only an event reads."""
    read = set(_names_read(function))
    for node in ast.walk(function):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            body[:] = [each for each in body if not _is_unread(each, read)]


def _names_read(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.Expr(value=ast.Yield()):
            return
        case ast.Name(id=name, ctx=ast.Load()):
            yield name
    for child in ast.iter_child_nodes(node):
        yield from _names_read(child)


def _is_unread(statement: ast.stmt, read: set[str]) -> bool:
    match statement:
        case ast.Assign(targets=[ast.Name(id=name)]):
            return name not in read
    return False
