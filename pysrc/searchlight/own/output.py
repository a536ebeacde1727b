"""The output of your code: the first lines, each with its event, and how many more."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Final

from searchlight.texts import message

MOST_LINES: Final = 5_000
MOST_LETTERS: Final = 500_000

Printed = list[list[Any]]  # [event number or None, a line; or the message that says how many were left out]


class Output:
    """A stream for `print`. When it is full it only counts, so that ten million lines take neither room nor long."""

    encoding = "utf-8"

    def __init__(self) -> None:
        self.printed: Printed = []  # not told yet
        self.lines = self.letters = self.left_out = 0
        self.part = ""  # of a line that has not ended
        self.reported = 0  # of the lines left out
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
        """Nothing waits."""

    def isatty(self) -> bool:
        return False

    def take(self) -> Printed:
        """What has been said since the last time; an unfinished line, too. What was left out is told as a total."""
        if self.part:
            self.printed.append([self.now(), self.part])
            self.part = ""
        if self.left_out > self.reported:
            self.reported = self.left_out
            self.printed.append([self.now(), message("own.left_out", count=self.left_out).as_plain_data()])
        taken, self.printed = self.printed, []
        return taken


@contextmanager
def heard(output: Output, now: "Callable[[], int | None] | None" = None) -> Iterator[None]:
    """What is printed meanwhile goes to `output`; `now()` is the number of the event."""
    before, output.now = (sys.stdout, sys.stderr), now or _nowhere
    sys.stdout = sys.stderr = output
    try:
        yield
    finally:
        sys.stdout, sys.stderr = before


def _nowhere() -> None:
    return None
