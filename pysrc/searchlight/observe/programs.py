"""The programs to observe: one file, or every one in a folder and below, read when needed."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from searchlight import errors
from searchlight.errors import BadInput
from searchlight.observe.process.judges import Program
from searchlight.texts import english, message

MOST_BYTES: Final = 10**6  # of a program


def names_in(folder: Path) -> list[str]:
    """The names of all programs below a folder, sorted; a folder whose name ends like a program's is none.

    Raises BadInput where there are none.
    """
    found = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*.py") if not path.is_dir())
    if not found:
        raise BadInput("file", message("grading.empty_folder", name=str(folder)))
    return found


def programs_of(folder: Path, names: list[str]) -> Iterator[Program]:
    """With what can be read of them; what cannot has a fault, and spoils no other."""
    for name in names:
        yield program_of(folder / name, name)


def program_of(path: Path, name: str) -> Program:
    if not path.is_file():
        return Program(name, None, english("observe.report.not_a_file"))
    try:
        return Program(name, text_of("file", str(path)))
    except BadInput as complaint:
        return Program(name, None, complaint.text)


def text_of(field: str, path: str) -> str:
    """What is in a file. Raises BadInput."""
    try:
        with Path(path).open("rb") as file:
            content = file.read(MOST_BYTES + 1)
        if len(content) > MOST_BYTES:
            raise errors.graphs.file_too_large(field, path, MOST_BYTES)
        return content.decode("utf-8-sig")
    except (OSError, ValueError) as error:
        raise BadInput(field, message("observe.unreadable", name=path, error=str(error))) from error
