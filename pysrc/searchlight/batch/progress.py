"""The progress of an experiment: one line in a terminal, nothing elsewhere."""

import sys
from time import perf_counter
from typing import Final

from searchlight.command.terminal import steerable
from searchlight.texts import english

OFTEN: Final = 0.5  # seconds between two updates
CLEARED: Final = "\r\x1b[K"


class Progress:
    def __init__(self, searches: int, done: int) -> None:
        self._searches = searches
        self._done = self._before = done
        self._started = self._printed_at = perf_counter()
        self._shown = sys.stderr.isatty()

    def one_more(self) -> None:
        self._done += 1
        now = perf_counter()
        if self._shown and now - self._printed_at >= OFTEN:
            self._printed_at = now
            each = (now - self._started) / (self._done - self._before)
            minutes = each * (self._searches - self._done) / 60
            line = english("command.experiment.progress", done=self._done, searches=self._searches, minutes=minutes)
            print(f"{CLEARED}{line}", end="", file=steerable(sys.stderr), flush=True)

    def end(self) -> None:
        if self._shown:
            print(CLEARED, end="", file=steerable(sys.stderr), flush=True)
