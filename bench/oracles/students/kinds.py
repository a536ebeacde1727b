"""The programs of tests/homework/mutants/programs, every wrong version of each, and what is right to say of it.

That is a cause, and where it is "other" the changed decision. In a program a line ends in `#~ kind: other line` for
each kind of mistake that changes it; `;;` stands for a new line.

Most were found in public course repositories and their issues, in forums and in textbooks' errata: a queued state that
is never improved (markkho/msdm#79), f that is handed on as g (amethyst/bracket-lib#268, pablogsal/a_star_algorithm#4),
h of another node (aysylu/loom#84), the worst entry instead of the best (ethz-asl/glocal_exploration#22), a heap that is
none any more (jrialland/python-astar#3), limits that double and visited states in iterative deepening (Stack Overflow
5001014), a path that does not contain its start.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

# Mistakes that no known change reproduces: a difference without a cause is what is right to say of them.
UNKNOWN: Final = (
    "wrong-way", "each-limit-twice", "searched-again", "costs-twice", "greater-of-two", "old-cost-pushed", "heap-end",
    "longest-first", "sorted-by-name", "h-from-start", "h-rows", "product", "greatest-cost",
)  # fmt: skip
REPEATS: Final = frozenset({"not-expanded", "path"})  # which of the two depends on what comes of it
# By kind: the causes that are right, and decisions one of which must be named where there are any.
KINDS: Final[dict[str, tuple[frozenset[str], frozenset[str]]]] = {
    **{
        kind: (frozenset({cause}), frozenset())
        for cause, kinds in {
            "re-expanded": "first-of-path no-visited checked-when-pushed-only marked-when-popped start-not-marked",
            "goal-test-early": "goal-when-made",
            "goal-test-late": "goal-after-children goal-late never-stops untested-at-limit",
            "cost": "sorted-by-length unit-costs last-step f-for-g h-alone cost-off-by-one all-roads-alike",
            "limit": "limit-above limit-below limits-from-one last-limit-missing limits-doubled limits-powers "
                     "limits-even",
            "path": "shared-path no-start no-goal reversed-path last-action-only parent-overwritten goal-returns-none",
            "not-expanded": "visited-in-iteration visited-forever parent-avoided path-avoided nothing-enters "
                            "break-for-continue return-for-continue",
            "successors": "skip-first skip-last break-after-first "
                          "both-directions last-road-missing move-missing column-missing wraps-around diagonal "
                          "last-row-missing walls-unread walls-ignored",
            "mutated-state": "in-place",
        }.items()
        for kind in kinds.split()
    },
    **dict.fromkeys(("cost-of-moves", "cells-counted"), (frozenset({"path"}), frozenset())),
    "closed-on-push": (REPEATS, frozenset()),
    "marked-when-pushed": (REPEATS, frozenset()),
    "start-unmarked": (REPEATS | {"re-expanded"}, frozenset()),
    **dict.fromkeys(UNKNOWN, (frozenset(), frozenset())),
    "cutoff-lost": (frozenset({"limit"}), frozenset({"ends=cutoff-lost"})),
    "front-and-front": (frozenset({"other"}), frozenset({"order=stack"})),
    "no-h": (frozenset({"other"}), frozenset({"order=g"})),
    "h-doubled": (frozenset({"other"}), frozenset({"order=double-f"})),
    "h-of-parent": (frozenset({"other"}), frozenset({"order=parent-f"})),
    "max-first": (frozenset({"other"}), frozenset({"served=most"})),
    "no-heap": (frozenset({"other"}), frozenset({"served=appended"})),
    "fifo-for-ranks": (frozenset({"other"}), frozenset({"order=queue"})),
    "lifo-for-ranks": (frozenset({"other"}), frozenset({"order=stack"})),
    "lifo-for-fifo": (frozenset({"other"}), frozenset({"order=stack"})),
    "fifo-for-lifo": (frozenset({"other"}), frozenset({"order=queue"})),
}  # fmt: skip
FORMS: Final = (
    "goal-late",
    "path-avoided",
    "parent-avoided",
)  # other forms of the same algorithm, which are no mistakes
TIE: Final = "TIE-"  # how the names of changes begin that are no mistakes
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
