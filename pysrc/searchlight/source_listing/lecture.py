"""The listing for a lecture: a search as you write it on the board, made from its source by the machine.

It fits 40 columns and 20 lines. What serves the viewer is left out: the lines that yield an event, the `yield` before a
recursive call, type hints, docstrings and comments; a block that is empty without them; a variable that only they read.
`node.priority` is written `node.f`, `weight` is `w`. A function that only calls the next one is merged with it.

The source may say what the board has instead: `# board: STATEMENT` behind the first line of a statement, and `# board:`
behind the head of a function that the board leaves out.

Each line of the source has its line here: its own or, if that is left out, the one that shows the same moment. When a
node is expanded its children are about to be made: that is the next line. Of the other events a class sees what has
just been done: the line before, or the head of the block.
"""

import ast
import re
from collections.abc import Sequence
from textwrap import dedent

from searchlight.source_listing.board import Board, Short, delegation, merged, viewers_own

INDENT = " " * 2
LINES = 20  # of a listing, with an empty line between its functions only if there is room
LEFT_OUT = re.compile(r"^def .*#\s*board:\s*$", re.MULTILINE)


class LectureListing:
    """The lines of a function's lecture listing; `place[n]` is the line for line n of the source, both from 1 on.

    `caller`: the source of a function that only calls this one, and gives the listing its name.
    """

    def __init__(self, source: str, caller: str | None = None) -> None:
        source = dedent(source)
        self.lines: list[str] = []
        self.place = [0] * (source.count("\n") + 2)
        function = ast.parse(source).body[0]
        assert isinstance(function, ast.FunctionDef)
        board = Board(source, function)
        if caller:
            merged(dedent(caller), function)
        Short().visit(function)
        board.drop(viewers_own(function))
        board.plain(function)
        self._def(function)
        self.shown = {line for line, place in enumerate(self.place) if place and board.instead.get(line, line) == line}
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
                    self._line(f"while {_text(test)}:", statement, depth)
                    self._block(statement.body, depth + 1)
                case ast.For(target=target, iter=iterable):
                    self._line(f"for {_text(target)} in {_text(iterable)}:", statement, depth)
                    self._block(statement.body, depth + 1)
                case ast.Assign(targets=targets, value=value):
                    self._line(" = ".join(_text(part) for part in [*targets, value]), statement, depth)
                case _:
                    for line in _text(statement).split("\n"):
                        self._line(line, statement, depth)

    def _if(self, statement: ast.If, word: str, depth: int) -> None:
        self._line(f"{word} {_text(statement.test)}:", statement, depth)
        self._block(statement.body, depth + 1)
        match statement.orelse:
            case [ast.If() as other]:
                self._if(other, "elif", depth)
            case [first, *_]:
                self._line("else:", first, depth)
                self._block(statement.orelse, depth + 1)


def _text(node: ast.AST) -> str:
    if isinstance(node, ast.Tuple):
        return ", ".join(ast.unparse(each) for each in node.elts)
    return ast.unparse(node)


class Lecture:
    """The listings of a search's functions as one; `place[n]` is the line for line n of the sources.

    The sources are read one after the other, with two empty lines between them.
    """

    def __init__(self, sources: Sequence[str]) -> None:
        caller = sources[0] if len(sources) > 1 and delegation(sources[0]) else None
        shown: list[LectureListing | None] = []
        for source in sources:
            hidden = source is caller or LEFT_OUT.search(source)
            by = caller if caller and source is sources[1] else None
            shown.append(None if hidden else LectureListing(source, by))
        listings = [each for each in shown if each]
        count = sum(len(each.lines) for each in listings)
        gap = 1 if count + len(listings) - 1 <= LINES else 0
        self.lines: list[str] = []
        self.place = [0]
        self.shown: set[int] = set()  # lines of the sources that have a line of their own
        for listing, source in zip(shown, sources, strict=True):
            if self.lines and listing and gap:
                self.lines.append("")
            above = len(self.lines)
            self.shown |= {line + len(self.place) - 1 for line in listing.shown} if listing else set()
            places = listing.place[1 : source.count("\n") + 1] if listing else [1] * source.count("\n")
            self.place += [above + place for place in places] if listing else [min(above + 1, count)] * len(places)
            self.place += self.place[-1:] * 2
            self.lines += listing.lines if listing else []

    @property
    def text(self) -> str:
        return "\n".join(self.lines)
