"""The lines that run between two stops of a search, as its source tells it.

A search stops at an event, at a recursive call and at a return.
"""

import ast
from collections.abc import Iterator, Sequence, Set
from dataclasses import dataclass, field
from textwrap import dedent
from typing import Any, TypeAlias

MOST = 2_000  # ways between stops of a function; where there are more, they are not told
SOLVED = ("isinstance({}, Solution)", "{} is not Unsolved.FAILURE")
CUT = "{} is Unsolved.CUTOFF"

Way: TypeAlias = tuple[int, int, str, list[int]]  # see Runs
_Seen: TypeAlias = tuple["_Statement", ...]


@dataclass(eq=False)
class _Statement:
    line: int
    kind: str = ""  # "loop", "event", "call", "return"
    end: int = 0  # the last line of a `for` loop
    said: str = ""  # what a return says, if it is not a solution
    then: list[tuple[str, "_Statement"]] = field(default_factory=list)  # with what is known of a call's result


class Runs:
    """Of the functions of a search, one after the other with two empty lines between them.

    `ways[line]`: the ways from a stop, or from the head of a function, to the next stops, `[to, kept, when, lines]`.
    `to`: the line of the stop; 0: a return. `when`: "cut" and "kept" if cutoff or failure is returned. `lines`:
    what runs, without the first stop, negative where the listing for a lecture leaves it out; if ways differ, what they
    share. The first `kept` run before a loop goes on or a call is made, with the head of a `for` that begins, or of a
    `while` after which the function returns. No way is told on which a call returned a solution. `calls`: those of the
    first and the second function, and its head.
    """

    def __init__(self, texts: Sequence[str], shown: Set[int]) -> None:
        self._shown, self._above = shown, 0
        self.ways: dict[int, list[Way]] = {}
        self.calls: list[int] = []
        self.first = 0
        for text in texts:
            function = ast.parse(dedent(text)).body[0]
            if isinstance(function, ast.FunctionDef) and "yield" in text:
                self._read(function)
            self._above += text.count("\n") + 2

    def as_plain_data(self) -> dict[str, Any]:
        return {"ways": self.ways, "calls": self.calls, "first": self.first}

    def _read(self, function: ast.FunctionDef) -> None:
        self._stops: list[_Statement] = []
        head = function.lineno + self._above
        begin = _Statement(head, then=[("", self._block(function.body, _Statement(0, "return"), []))])
        calls = [each.line for each in self._stops if each.kind == "call"]
        if not self.first:
            self.first, self.calls = head, calls[:1]
        elif len(self.calls) == len(calls) == 1:
            self.calls += [*calls, head]
        for stop in [begin, *self._stops]:
            found: dict[tuple[int, int, str], list[tuple[int, list[int]]]] = {}
            for count, (to, kept, when, lines) in enumerate(_ways(stop.then, stop.line, [], None, "", ())):
                found.setdefault((to, lines[-1], when), []).append((kept, lines))
                if count > MOST:
                    return
            self.ways[stop.line] = [self._shared(to, when, ways) for (to, _, when), ways in found.items()]

    def _shared(self, to: int, when: str, ways: list[tuple[int, list[int]]]) -> Way:
        kept = set.intersection(*[{*lines[:kept]} for kept, lines in ways])
        common = set.intersection(*[{*lines} for _, lines in ways])
        lines = [line for line in dict.fromkeys(ways[0][1]) if line in common and line]
        return to, len([line for line in lines if line in kept]), when, [self._signed(line) for line in lines]

    def _signed(self, line: int) -> int:
        return line if line in self._shown else -line

    def _block(self, block: list[ast.stmt], then: _Statement, loops: list[_Statement]) -> _Statement:
        """The first statement of a block; `then`: what follows it; `loops`: its loop, and what follows that."""
        for each in reversed(block):
            if not (isinstance(each, ast.Expr) and isinstance(each.value, ast.Constant)):
                then = self._statement(each, then, loops)
        return then

    def _statement(self, each: ast.stmt, then: _Statement, loops: list[_Statement]) -> _Statement:
        here = _Statement(each.lineno + self._above)
        match each:
            case ast.If(test=test, body=body, orelse=other):
                taken, not_taken = _result(test)
                here.then = [(taken, self._block(body, then, loops)), (not_taken, self._block(other, then, loops))]
            case ast.For() | ast.While():
                here.kind, after = "loop", self._block(each.orelse, then, loops)
                here.end = self._above + (each.end_lineno or 0) if isinstance(each, ast.For) else 0
                here.then = [("", self._block(each.body, here, [here, then])), ("", after)]
            case ast.With(body=body) | ast.Try(body=body):
                here.then = [("", self._block(body, then, loops))]
            case ast.Match(cases=cases):
                here.then = [("", self._block(case.body, then, loops)) for case in cases] + [("", then)]
            case ast.Continue() | ast.Break() if loops:
                here.then = [("", loops[isinstance(each, ast.Break)])]
            case ast.Return() | ast.Raise():
                here.kind, said = "return", ast.unparse(each)
                here.said = "cut" if "Unsolved.CUTOFF" in said else "kept" if "Unsolved.FAILURE" in said else ""
            case _:
                here.then = [("", then)]
                yields = [part for part in ast.walk(each) if isinstance(part, ast.Yield)]
                if yields:
                    here.kind = "call" if isinstance(yields[0].value, ast.Call) else "event"
                    self._stops.append(here)
        return here


def _ways(
    edges: list[tuple[str, _Statement]], begin: int, lines: list[int], kept: int | None, when: str, seen: _Seen
) -> Iterator[tuple[int, int, str, list[int]]]:
    """The ways along edges to the next stops; a loop is taken at most twice. The end of a `for` loop is no line."""
    for known, here in edges:
        about = known or here.said
        if known == "solved" or (about and when and about != when) or seen.count(here) > (here.kind == "loop"):
            continue
        inside = here.end > 0 and (here in seen or here.line <= begin <= here.end)
        so_far = kept
        if kept is None and here.kind in ("loop", "call"):
            so_far = len(lines) + (here.end > 0 and not inside)
        ran, about = [*lines, here.line], about or when
        if here.kind in ("", "loop"):
            yield from _ways(here.then[:1], begin, ran, so_far, about, (*seen, here))
            yield from _ways(here.then[1:], begin, lines if inside else ran, so_far, about, (*seen, here))
        else:
            to = 0 if here.kind == "return" else here.line
            ends = to == 0 and seen and seen[-1].kind == "loop" and not seen[-1].end  # a `while`
            yield to, len(lines) if ends else len(ran) if so_far is None else so_far, about, ran


def _result(test: ast.expr) -> tuple[str, str]:
    """What is known of a call's result if a condition on it holds, and if not."""
    names = [each.id for each in ast.walk(test) if isinstance(each, ast.Name)]
    said = ast.unparse(test)
    if any(said == text.format(name) for text in SOLVED for name in names):
        return "solved", ""
    if any(said == CUT.format(name) for name in names):
        return "cut", "kept"
    return ("kept", "cut") if any(said == CUT.replace("is", "is not").format(name) for name in names) else ("", "")
