"""An algorithm's own source, as the code panel shows it, and on which of its lines a paused generator stands."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from inspect import getsource
from io import StringIO
from keyword import iskeyword
from tokenize import COMMENT, NAME, STRING, generate_tokens
from types import CodeType
from typing import Any

from searchlight.events import Drive, Event, Search
from searchlight.source_listing.lecture import Lecture
from searchlight.source_listing.runs import Runs

Spans = list[str]  # of one line: kind, text, kind, text, …; the kinds are "" and those of _kind


class Listing:
    """The source of some generator functions, one after the other; lines count from 1, over all of them.

    `lines[id(code)][instruction]` is the line of an instruction of one of the functions. Its identity stands for the
    code because to hash code is to hash all that it consists of.
    """

    def __init__(self, functions: Sequence[Callable[..., Any]]) -> None:
        self.file = functions[0].__module__.replace(".", "/") + ".py"
        self.first_line = functions[0].__code__.co_firstlineno
        self.lines: dict[int, list[int]] = _Lines()
        texts: list[str] = []
        above = 0
        for function in functions:
            code, text = function.__code__, getsource(function)
            self.lines[id(code)] = _line_by_instruction(code, above + 1 - code.co_firstlineno)
            texts.append(text)
            above += text.count("\n") + 2
        self.texts = texts
        self.text = "\n\n".join(texts)

    def as_plain_data(self) -> dict[str, Any]:
        """What the code panel shows: the lines in spans, in full and for a lecture.

        `places[n]` is the line of the lecture listing for line n of the full one, both from 1 on; for `runs` see
        runs.py.
        """
        lecture, places, runs = _lecture(tuple(self.texts))
        return {
            "text": self.text, "first_line": self.first_line, "file": self.file,
            "lines": spans(self.text.rstrip("\n")), "lecture": spans(lecture), "places": places,
            "runs": runs,
        }  # fmt: skip


@lru_cache(maxsize=32)
def _lecture(texts: tuple[str, ...]) -> tuple[str, list[int], dict[str, Any]]:
    """The lecture listing of functions, the line in it for each line of the sources, and what runs between stops."""
    lecture = Lecture(texts)
    return lecture.text, lecture.place, Runs(texts, lecture.shown).as_plain_data()


@lru_cache(maxsize=32)
def spans(source: str) -> list[Spans]:
    """Each line of a program, cut where its colour changes."""
    lines = source.split("\n")
    marks: list[list[tuple[int, int, str]]] = [[] for _ in lines]
    at_start = True
    for kind, text, (line, start), (end_line, end), _ in generate_tokens(StringIO(source).readline):
        if name := _kind(kind, text, at_start):
            for each in range(line, end_line + 1):
                last = end if each == end_line else len(lines[each - 1])
                marks[each - 1].append((start if each == line else 0, last, name))
        at_start = not text.strip()
    return [_cut(line, marked) for line, marked in zip(lines, marks, strict=True)]


def _kind(token: int, text: str, at_start: bool) -> str:
    """k: keyword, y: yield, s: string, c: comment, also one that is a string of its own."""
    if token == COMMENT or (token == STRING and at_start):
        return "c"
    if token == NAME and iskeyword(text):
        return "y" if text == "yield" else "k"
    return "s" if token == STRING else ""


def _cut(line: str, marked: list[tuple[int, int, str]]) -> Spans:
    parts: Spans = []
    done = 0
    for start, end, kind in marked:
        if start > done:
            parts += ["", line[done:start]]
        parts += [kind, line[start:end]]
        done = end
    return [*parts, "", line[done:]] if done < len(line) else parts


class _NoLines(list[int]):
    """Line 0 for every instruction."""

    def __getitem__(self, instruction: Any) -> Any:
        return 0


class _Lines(dict[int, list[int]]):
    """The lines of listed functions; any other function has none."""

    def __missing__(self, code: int) -> list[int]:
        return _NoLines()


def _line_by_instruction(code: CodeType, shift: int) -> list[int]:
    lines = [0] * len(code.co_code)
    for start, end, line in code.co_lines():
        lines[start:end] = [(line or 0) + shift] * (end - start)
    return lines


class TracedDrive(Drive):
    """A drive that notes for each event the line of the listing on which the innermost generator is paused."""

    def __init__(self, search: Search, listing: Listing) -> None:
        super().__init__(search)
        self.listing = listing
        self.lines: list[int] = []  # of the events taken so far; who reads them clears them

    def _receiver(self, events: list[Event]) -> Callable[[Event], None]:
        stack: list[Any] = self.stack
        receive, note, lines = events.append, self.lines.append, self.listing.lines

        def receive_and_note(event: Event) -> None:
            receive(event)
            search = stack[-1]
            note(lines[id(search.gi_code)][search.gi_frame.f_lasti])  # f_lineno would search a table every time

        return receive_and_note
