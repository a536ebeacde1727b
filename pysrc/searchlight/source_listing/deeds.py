"""The lines that run together with the line of an event, as far as the source alone tells it."""

import ast
from collections.abc import Iterator, Sequence, Set
from textwrap import dedent
from typing import Any

CUTOFF = "Unsolved.CUTOFF"


class Deeds:
    """Of the functions of a search, one after the other with two empty lines between them.

    `along[n]`: what runs just before and after the event of line n, in its block, unless a node is expanded; that is
    said by the line in which its children are made. `returned`: the call of the recursion, and what runs when it has
    returned without a solution; `cut`: when it returned cutoff; `last`: the end of a call that expanded a node. `loop`:
    the loop of the first function.
    """

    def __init__(self, texts: Sequence[str], shown: Set[int]) -> None:
        """`shown`: the lines that the listing for a lecture has; the others are left out."""
        self._shown, self._above = shown, 0
        self.along: dict[int, list[int]] = {}
        self.returned: list[int] = []
        self.cut: list[int] = []
        self.last: list[int] = []
        self.loop = 0
        for text in texts:
            function = ast.parse(dedent(text)).body[0]
            if isinstance(function, ast.FunctionDef):
                self._read(function, function.body, [])
                loops = [each for each in function.body if isinstance(each, ast.While)]
                if self._above == 0 and loops:
                    self.loop = loops[0].lineno
            self._above += text.count("\n") + 2

    def as_plain_data(self) -> dict[str, Any]:
        return {
            "along": self.along, "returned": self.returned, "cut": self.cut, "last": self.last, "loop": self.loop,
        }  # fmt: skip

    def _read(self, function: ast.FunctionDef, block: list[ast.stmt], after: list[ast.stmt]) -> None:
        for at, statement in enumerate(block):
            behind = block[at + 1 :]
            if _is_event(statement) and "EXPAND" not in ast.unparse(statement):
                line = statement.lineno + self._above
                self.along[line] = self._lines([*[*_straight(block[:at][::-1])][::-1], *_straight(behind or after)])
            elif _called(statement) == function.name:
                self.returned.append(statement.lineno + self._above)  # the call itself
                self._read_return(behind, after)
            for body in (getattr(statement, "body", []), getattr(statement, "orelse", [])):
                self._read(function, body, behind if isinstance(statement, ast.For) else [])

    def _read_return(self, behind: list[ast.stmt], after: list[ast.stmt]) -> None:
        """What follows a call of the recursion in its block; `after`: what follows its loop."""
        for each in behind:
            match each:
                case ast.If(test=test, body=body) if CUTOFF in ast.unparse(test):
                    self.returned += self._lines([each])
                    self.cut += self._lines(body)
                case ast.If():
                    continue
                case _:
                    self.returned += self._lines([*_straight([each])])
        self.last += self._lines([*_straight(after)])

    def _lines(self, statements: list[ast.stmt]) -> list[int]:
        lines = [each.lineno for each in statements]
        return [line + self._above for line in lines if line + self._above in self._shown]


def _is_event(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Yield)


def _called(statement: ast.stmt) -> str | None:
    match statement:
        case ast.Assign(value=ast.Yield(value=ast.Call(func=ast.Name(id=name)))):
            return name
        case ast.AnnAssign(value=ast.Yield(value=ast.Call(func=ast.Name(id=name)))):
            return name
    return None


def _straight(statements: list[ast.stmt]) -> Iterator[ast.stmt]:
    """The first ones, up to one that may do something else than run once."""
    for each in statements:
        simple = isinstance(each, ast.Assign | ast.AnnAssign | ast.AugAssign | ast.Expr | ast.Return | ast.Continue)
        if not simple or any(isinstance(part, ast.Yield | ast.YieldFrom) for part in ast.walk(each)):
            return
        yield each
        if isinstance(each, ast.Return | ast.Continue):
            return
