"""Run a command in a terminal: output in any encoding, and an end without a traceback.

The output cannot control the terminal: control characters in names, messages and the like are escaped.
"""

import codecs
import os
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from typing import Any, Final, TextIO
from unicodedata import normalize

INTERRUPTED: Final = 130  # a shell's exit status for a program that Ctrl-C has ended
NOT_READ: Final = 141  # a shell's exit status after a broken pipe
NOT_WRITTEN: Final = 1
BAD_OUTPUT: Final = 2

STEERING: Final = re.compile("[\x00-\x08\x0b-\x1f\x80-\x9f]")  # a terminal; DEL does nothing there, and JSON has it raw
CONTROL: Final = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")

# What stands for a character that the encoding lacks; for others the plain letters in them, or a question mark.
PLAIN: Final = {
    "“": '"', "”": '"', "’": "'", "–": "-", "−": "-", "…": "...", "×": "x", "·": "*", "√": "sqrt ", "→": "->",
    "ε": "eps", "≤": "<=", "≥": ">=",
}  # fmt: skip


def run(command: Callable[[], int], program: str) -> int:
    """Run the command, and return its exit status; an early end prints at most one sentence to standard error."""
    with _harmless_streams() as can_write:
        if not can_write:
            return _ended(BAD_OUTPUT, f"{program}: the output cannot be written (standard output is closed)")
        return _run(command, program)


def visible(text: str) -> str:
    """A text in one line, in which every control character is escaped: \\x1b, \\n, \\u202e."""
    return CONTROL.sub(lambda match: ascii(match[0])[1:-1], text)


class Harmless:
    """A stream that escapes control characters other than line feed and tab; otherwise the stream that it wraps."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        self._stream.write(STEERING.sub(lambda match: f"\\x{ord(match[0]):02x}", text))
        return len(text)

    def writelines(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.write(line)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


def steerable(stream: Any) -> TextIO:
    """The underlying stream, for our own control sequences."""
    return stream._stream if isinstance(stream, Harmless) else stream


@contextmanager
def _harmless_streams() -> Iterator[bool]:
    """Keep the standard streams open and escape control characters within; yield whether output can be written."""
    before = sys.stdin, sys.stdout, sys.stderr
    with ExitStack() as opened:
        if None in before:
            while (number := os.open(os.devnull, os.O_RDWR)) <= 2:
                pass  # so that no file opened later gets the number of a standard stream
            os.close(number)
        nowhere = partial(open, os.devnull, encoding="utf-8")
        sys.stdin = before[0] or opened.enter_context(nowhere())
        for name, stream in (("stdout", before[1]), ("stderr", before[2])):
            writable = stream or opened.enter_context(nowhere(mode="w"))
            _take_any_character(writable)
            setattr(sys, name, Harmless(writable))
        try:
            yield before[1] is not None
        finally:
            sys.stdin, sys.stdout, sys.stderr = before


def _run(command: Callable[[], int], program: str) -> int:
    try:
        status = _status(command)
        sys.stdout.flush()
        return status
    except KeyboardInterrupt:
        return _ended(INTERRUPTED, f"{program}: interrupted")
    except MemoryError:
        return _ended(NOT_WRITTEN, f"{program}: out of memory; --max-nodes gives a search a budget")
    except BrokenPipeError:
        _let_go(sys.stdout)
        return NOT_READ
    except OSError as error:
        _let_go(sys.stdout)
        return _ended(NOT_WRITTEN, f"{program}: the output cannot be written ({error.strerror})")


def _status(command: Callable[[], int]) -> int:
    try:
        return command()
    except SystemExit as end:  # from the help and from refused arguments
        return end.code if isinstance(end.code, int) else 0


def _ended(status: int, sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return status


def _let_go(stream: TextIO) -> None:
    """Detach the stream, because Python would try to flush it again at its end and complain."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, stream.fileno())


def _take_any_character(stream: TextIO) -> None:
    if hasattr(stream, "reconfigure"):
        stream.reconfigure(errors="searchlight.plain")


def _plain(error: UnicodeError) -> tuple[str, int]:
    """Replace characters that an encoding lacks (a registered error handler)."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    lacking = error.object[error.start : error.end]
    return "".join(map(_without_signs, lacking)), error.end


def _without_signs(character: str) -> str:
    letters = normalize("NFKD", character).encode("ascii", "ignore").decode("ascii")
    return PLAIN.get(character) or letters or "?"


codecs.register_error("searchlight.plain", _plain)
