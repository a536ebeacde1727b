"""The programs to observe: one file, or every file below a folder, read when needed."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from searchlight import errors
from searchlight.errors import BadInput
from searchlight.texts import english, message
from searchlight.tracing.process.judges import Program

MOST_BYTES: Final = 10**6  # of a program


def names_in(folder: Path) -> list[str]:
    """The sorted names of all programs below a folder. Raises BadInput if there are none."""
    names = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*.py") if not path.is_dir())
    if not names:
        raise BadInput("file", message("grading.empty_folder", name=str(folder)))
    return names


def programs_of(folder: Path, names: list[str]) -> Iterator[Program]:
    """The programs of these names; a program that cannot be read has a fault."""
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
    """The content of a file. Raises BadInput."""
    try:
        with Path(path).open("rb") as file:
            content = file.read(MOST_BYTES + 1)
        if len(content) > MOST_BYTES:
            raise errors.file_too_large(field, path, MOST_BYTES)
        return content.decode("utf-8-sig")
    except (OSError, ValueError) as error:
        raise BadInput(field, message("observe.unreadable", name=path, error=str(error))) from error
