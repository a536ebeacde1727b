"""The file that `--out` names: found to be writable before any program runs, and written when all of them have."""

from pathlib import Path

from searchlight.command.terminal import Harmless
from searchlight.errors import BadInput
from searchlight.texts import message


def check(out: Path) -> None:
    """Raises BadInput where the file cannot be written; an empty one is there afterwards."""
    try:
        out.open("ab").close()
    except OSError as error:
        raise not_written(out, error) from error


def write(out: Path, text: str) -> None:
    """Raises BadInput."""
    try:
        with out.open("w", encoding="utf-8", newline="") as file:
            Harmless(file).write(text)
    except OSError as error:
        raise not_written(out, error) from error


def not_written(out: Path, error: OSError) -> BadInput:
    reason = error.strerror or str(error)
    return BadInput("out", message("command.experiment.not_written", value=str(out), reason=reason))
