"""The output of your code: the first lines, each with its event, and how many more."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from searchlight.texts import message

MOST_LINES: Final = 5_000
MOST_LETTERS: Final = 500_000

Printed = list[list[Any]]  # [event number or None, line or message about omitted lines]


class Output:
    """A stream for `print`. When it is full, it only counts lines, so that ten million need little memory and time."""

    encoding = "utf-8"

    def __init__(self) -> None:
        self.printed: Printed = []  # not yet fetched
        self.lines = self.letters = self.left_out = 0
        self.part = ""  # the unfinished line
        self.reported = 0  # omitted lines already reported
        self.full = False
        self.now: Callable[[], int | None] = _nowhere

    def write(self, text: str) -> int:
        if self.full:
            self.left_out += text.count("\n")
            return len(text)
        text = str(text)
        *whole, rest = (self.part + text[: MOST_LETTERS - self.letters]).split("\n")
        self.letters += len(text)
        for line in whole[: MOST_LINES - self.lines]:
            self.printed.append([self.now(), line])
        self.left_out += max(0, len(whole) - (MOST_LINES - self.lines))
        self.lines += len(whole)
        self.part = rest
        self.full = self.lines >= MOST_LINES or self.letters >= MOST_LETTERS
        return len(text)

    def writelines(self, lines: Any) -> None:
        for line in lines:
            self.write(line)

    def flush(self) -> None:
        """Do nothing: the output is not buffered."""

    def isatty(self) -> bool:
        return False

    def take(self) -> Printed:
        """The lines since the last call, an unfinished one included, and the total of omitted lines if it grew."""
        if self.part:
            self.printed.append([self.now(), self.part])
            self.part = ""
        if self.left_out > self.reported:
            self.reported = self.left_out
            self.printed.append([self.now(), message("own.left_out", count=self.left_out).as_plain_data()])
        printed, self.printed = self.printed, []
        return printed


@contextmanager
def heard(output: Output, now: "Callable[[], int | None] | None" = None) -> Iterator[None]:
    """Send everything printed within to `output`; `now()` is the number of the event."""
    before, output.now = (sys.stdout, sys.stderr), now or _nowhere
    sys.stdout = sys.stderr = output
    try:
        yield
    finally:
        sys.stdout, sys.stderr = before


def _nowhere() -> None:
    return None
