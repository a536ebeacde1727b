"""A program in a terminal: its output in whatever encoding there is, and an end without a traceback."""

import codecs
import os
import sys
from collections.abc import Callable
from typing import Final, TextIO
from unicodedata import normalize

INTERRUPTED: Final = 130  # what a shell says of a program that Ctrl-C has ended
NOT_READ: Final = 141  # … and of one whose output nobody reads any more
NOT_WRITTEN: Final = 1

# What stands for a character that the encoding lacks; for others the plain letters in them, or a question mark.
PLAIN: Final = {
    "“": '"', "”": '"', "’": "'", "–": "-", "−": "-", "…": "...", "×": "x", "·": "*", "√": "sqrt ", "→": "->",
    "ε": "eps", "≤": "<=", "≥": ">=",
}  # fmt: skip


def run(command: Callable[[], int], program: str) -> int:
    """The command's exit status, or that of its early end: one sentence at most, on standard error."""
    for stream in (sys.stdout, sys.stderr):
        _take_any_character(stream)
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
    except SystemExit as end:  # of the help, and of what the parser of the arguments refuses
        return end.code if isinstance(end.code, int) else 0


def _ended(status: int, sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return status


def _let_go(stream: TextIO) -> None:
    """Python writes what is left at its own end, too, and would complain once more."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, stream.fileno())


def _take_any_character(stream: TextIO) -> None:
    if hasattr(stream, "reconfigure"):
        stream.reconfigure(errors="searchlight.plain")


def _plain(error: UnicodeError) -> tuple[str, int]:
    """Registered as a handler of characters that an encoding lacks."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    lacking = error.object[error.start : error.end]
    return "".join(map(_without_signs, lacking)), error.end


def _without_signs(character: str) -> str:
    letters = normalize("NFKD", character).encode("ascii", "ignore").decode("ascii")
    return PLAIN.get(character) or letters or "?"


codecs.register_error("searchlight.plain", _plain)
