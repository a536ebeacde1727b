"""How often a judgement of a student's work is wrong: each module checks one kind of judgement independently.

A module has `figures(count: int, seed: int) -> Iterable[Figure]`; modules are found by looking into this folder.
`python3 build.py bench oracles` runs all of them and renews the table in docs/explanation/judgements.md;
`python -m bench.oracles NAME --count N --seed S` runs one and only prints.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, Final

COUNT: Final = 5_000
COUNTS: Final = {"worksheets": 1_000, "lines": 1_000}  # of judgements that take longer to check
SEED: Final = 31


@dataclass(frozen=True)
class Figure:
    """`wrong` of `tried` judgements of one kind differ from what an independent check finds."""

    what: str  # e.g. "wrong orders called solved"
    tried: int
    wrong: int


Figures = Callable[[int, int], Iterable[Figure]]


def names() -> list[str]:
    """The judgements that are checked, one for each module of this folder."""
    return sorted(path.stem for path in Path(__file__).parent.glob("*.py") if not path.stem.startswith("_"))


def figures_of(name: str) -> Figures:
    """The function of a module of this folder that makes its figures."""
    found: Figures = import_module(f"{__name__}.{name}").figures
    return found


def rows(chosen: Sequence[str] = (), count: int | None = None, seed: int = SEED) -> Iterator[dict[str, Any]]:
    """A row for each figure of the chosen judgements, or of all of them. `count`: about how many cases each tries."""
    for name in chosen or names():
        for figure in figures_of(name)(count or COUNTS.get(name, COUNT), seed):
            yield {"name": name, "what": figure.what, "tried": figure.tried, "wrong": figure.wrong, "seed": seed}


def measure() -> list[dict[str, Any]]:
    """All figures, for the table of docs/explanation/judgements.md."""
    return list(rows())
