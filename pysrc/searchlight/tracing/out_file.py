"""The `--out` file: checked to be writable before any program runs, and written after all of them."""

from pathlib import Path

from searchlight.command.terminal import Harmless
from searchlight.errors import BadInput
from searchlight.texts import message


def check(out: Path) -> None:
    """Create an empty file. Raises BadInput if it cannot be written."""
    try:
        out.open("ab").close()
    except OSError as error:
        raise not_written(out, error) from error


def write(out: Path, text: str) -> None:
    """Write the file. Raises BadInput if that fails."""
    try:
        with out.open("w", encoding="utf-8", newline="") as file:
            Harmless(file).write(text)
    except OSError as error:
        raise not_written(out, error) from error


def not_written(out: Path, error: OSError) -> BadInput:
    reason = error.strerror or str(error)
    return BadInput("out", message("command.experiment.not_written", value=str(out), reason=reason))
