"""Your code on the command line: load a file, and report a fault in one line with its place."""

import sys
from collections.abc import Callable
from contextlib import redirect_stdout
from pathlib import Path
from typing import Final, TextIO

from searchlight.catalog import Catalog
from searchlight.command.arguments import refuse, say
from searchlight.errors import BadInput
from searchlight.texts import english, message, texts
from searchlight.user_code.api import OwnCode
from searchlight.user_code.trouble import FIELD

MOST_BYTES: Final = 10**6  # of a program


def with_code(command: str, path: str, run: Callable[[Catalog, TextIO], int]) -> int:
    """Run a command with the file's catalog and the stream to print to, and return the exit status.

    The file's own output goes to standard error, so that standard output contains only the answer.
    """
    own = OwnCode(guarded=False)
    answered = sys.stdout
    try:
        text = _text_of(path)
        with redirect_stdout(sys.stderr):
            own.load(text, keep_output=False)
            for warned in own.warnings:
                sentence = f"{_place(path, warned.line)} {warned.message}"
                say(command, english("command.warning", sentence=sentence))
            return run(own.catalog, answered)
    except BadInput as complaint:
        return refuse(command, f"--{complaint.field}: {complaint.text}")
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        explained = own.explained(error)
        if explained is None:
            raise
        return refuse(command, f"{_place(path, explained.get('line'))} {texts().sentence(dict(explained))}")


def _place(path: str, line: int | None) -> str:
    return english("own.place", file=path, line=line)


def _text_of(path: str) -> str:
    """The content of the file; `-` is standard input. Raises BadInput."""
    try:
        with sys.stdin.buffer if path == "-" else Path(path).open("rb") as file:
            content = file.read(MOST_BYTES + 1)
        if len(content) > MOST_BYTES:
            raise BadInput(FIELD, message("own.file_too_large", value=path, most=MOST_BYTES))
        return content.decode("utf-8-sig")
    except (OSError, ValueError) as error:  # ValueError: not UTF-8, or a null character in the name
        raise BadInput(FIELD, message("own.unreadable_file", value=path, reason=str(error))) from error
