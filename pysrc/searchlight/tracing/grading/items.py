"""The graded items of a row for the platforms' files: a name, points, a sentence, a link."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from searchlight.texts import english
from searchlight.tracing.games.judged import OF_GAMES
from searchlight.tracing.games.roles import KIND
from searchlight.tracing.grading.criteria import CRITERIA, title


class Item(NamedTuple):
    """A graded criterion; `passed` is None if it was not judged and gives no points."""

    criterion: str  # of CRITERIA
    name: str
    passed: bool | None
    text: str
    link: str | None  # opens the program at its first difference; only if it failed

    @property
    def points(self) -> int:
        return int(self.passed is True)

    @property
    def most(self) -> int:
        return int(self.passed is not None)


def items(row: Mapping[str, Any], *, among: bool) -> Iterator[Item]:
    """The items of a row. `among`: the file has several programs, so the item names include the program's."""
    graded = {each["criterion"]: each for each in row["criteria"] or ()}
    for criterion in OF_GAMES if row["family"] == KIND else CRITERIA:
        refused: Mapping[str, Any] = {"passed": None if row["outcome"] == "not-judged" else False, "text": reason(row)}
        grade = graded.get(criterion) or refused
        name = f"{row['file']}: {title(criterion)}" if among else title(criterion)
        link = row["link"] if grade["passed"] is False else None
        yield Item(criterion, name, grade["passed"], grade["text"], link)


def score(row: Mapping[str, Any]) -> tuple[int, int]:
    """The points and the possible points."""
    graded = list(items(row, among=False))
    return sum(item.points for item in graded), sum(item.most for item in graded)


def reason(row: Mapping[str, Any]) -> str:
    """Why a program was not judged at all."""
    return str(row["error"]) if row["error"] else english("observe.told." + (row["outcome"] or "ended"))
