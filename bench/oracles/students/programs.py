"""The programs of tests/homework/mutants/programs, and every wrong version of each.

A line ends in `#~ kind: other line` for each kind of mistake that changes it; `;;` stands for a new line.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parents[3] / "tests/homework/mutants/programs"
SIGN: Final = "#~"


@dataclass(frozen=True)
class Program:
    """`kind` None: the right version."""

    name: str
    kind: str | None
    text: str


def versions() -> Iterator[Program]:
    """The right version of each program, then its wrong ones."""
    for path in sorted(FOLDER.glob("*.py")):
        lines = [_parts(line) for line in path.read_text(encoding="utf-8").splitlines()]
        kinds = dict.fromkeys(kind for _, others in lines for kind in others)
        for kind in (None, *kinds):
            text = "\n".join(others.get(kind or "", line) for line, others in lines) + "\n"
            yield Program(path.stem, kind, text)


def _parts(line: str) -> tuple[str, dict[str, str]]:
    line, *notes = line.split(SIGN)
    line = line.rstrip()
    indent = line[: len(line) - len(line.lstrip())]
    others = {}
    for note in notes:
        kind, _, other = note.strip().partition(": ")
        others[kind] = "\n".join(indent + each.removeprefix(" ").rstrip() for each in other.split(";;"))
    return line, others
