"""The graded items of a row, as every platform's file has them: a name, points, a sentence, a link."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from searchlight.observe.grading.criteria import CRITERIA, title
from searchlight.texts import english


class Item(NamedTuple):
    """`passed` None: not judged, which counts for nothing."""

    criterion: str  # of CRITERIA
    name: str
    passed: bool | None
    text: str
    link: str | None  # opens the program where it parts from the textbook; only of what failed

    @property
    def points(self) -> int:
        return int(self.passed is True)

    @property
    def most(self) -> int:
        return int(self.passed is not None)


def items(row: Mapping[str, Any], *, among: bool) -> Iterator[Item]:
    """`among`: the file has several programs, so that each name says which one it is of."""
    given = {each["criterion"]: each for each in row["criteria"] or ()}
    for criterion in CRITERIA:
        grade = given.get(criterion) or {"passed": False, "text": reason(row)}
        name = f"{row['file']}: {title(criterion)}" if among else title(criterion)
        link = row["link"] if grade["passed"] is False else None
        yield Item(criterion, name, grade["passed"], grade["text"], link)


def score(row: Mapping[str, Any]) -> tuple[int, int]:
    """(points, of so many)."""
    found = list(items(row, among=False))
    return sum(item.points for item in found), sum(item.most for item in found)


def reason(row: Mapping[str, Any]) -> str:
    """Why a program was not judged at all."""
    return str(row["error"]) if row["error"] else english("observe.told." + (row["outcome"] or "ended"))
