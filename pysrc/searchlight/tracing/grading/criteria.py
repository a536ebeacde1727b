"""The five criteria for grading a program: each is met, not met, or not observed.

They rest on facts alone: the path, its cost, the order of expansion up to choices that the algorithm leaves open,
repeated expansions, and a run from another start. A cause never decides (explain/).
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple

from searchlight.events import Solution
from searchlight.texts import Message, english, message
from searchlight.tracing.explain.difference import Comparison
from searchlight.tracing.judged import Judged
from searchlight.tracing.names import GAME_RESULTS
from searchlight.tracing.proposal import GAME
from searchlight.tracing.replay.report import plain_of

CRITERIA: Final = ("path", "cost", "order", "repeats", "search")
OF_GAMES: Final = (*GAME_RESULTS, "leaves")
STOPPED: Final = ("budget", "timeout")


@dataclass(frozen=True)
class Grade:
    """The grade for one criterion; `passed` is None if it was not observed. Then it does not count."""

    criterion: str  # of CRITERIA or OF_GAMES
    passed: bool | None
    message: Message  # why

    def as_plain_data(self) -> dict[str, Any]:
        return {
            "criterion": self.criterion,
            "title": title(self.criterion),
            "passed": self.passed,
            "text": str(self.message),
        }


def title(criterion: str) -> str:
    """The name of a criterion."""
    return str(message("grading.criterion." + criterion))


def grades(judged: Judged) -> list[Grade]:
    """Grade a program that was compared with a textbook algorithm: one grade per criterion, in order."""
    comparison = judged.comparison
    assert comparison is not None
    names = CRITERIA if isinstance(comparison, Comparison) else OF_GAMES
    if judged.noted.outcome == "not-judged":
        why = message("grading.not_judged", why=judged.noted.error.message if judged.noted.error else "")
        return [Grade(name, None, why) for name in names]
    if judged.noted.missing is not None:  # a field of the assignment, so it is not the program's fault
        why = message("grading.missing", why=judged.noted.missing)
        return [Grade(name, None, why) for name in names]
    if not isinstance(comparison, Comparison):
        return [Grade(name, *comparison.grade(name)) for name in names]
    return [
        _with_start(judged, _path(judged, comparison)),
        _cost(judged, comparison), _order(comparison), _repeats(judged, comparison),
        _search(judged),
    ]  # fmt: skip


def _with_start(judged: Judged, grade: Grade) -> Grade:
    """The grade with the start that the program has chosen itself, if any: it may be an easier one."""
    if judged.own_start is None:
        return grade
    return replace(grade, message=message("grading.own_start", start=judged.own_start, why=grade.message))


def _path(judged: Judged, comparison: Comparison) -> Grade:
    noted, book = judged.noted, comparison.book.outcome
    if judged.fault is not None:
        return Grade("path", False, judged.fault)
    if noted.outcome in ("error", *STOPPED):
        if noted.outcome in STOPPED and book is None:
            return Grade("path", None, message("grading.unfinished"))
        return Grade("path", False, noted.error.message if noted.error else message("observe.told." + noted.outcome))
    if not noted.recognized:
        return Grade("path", None, message("grading.path.unknown"))
    if book is not None and not isinstance(book, Solution):
        right = noted.outcome != "solution"
        return Grade("path", right, message("grading.path.none" if right else "grading.path.impossible"))
    if noted.outcome != "solution":
        return Grade("path", False if book else None, message("grading.path.lost" if book else "grading.unfinished"))
    if noted.path is None:
        return Grade("path", None, message("grading.path.unknown"))
    return Grade("path", True, message("grading.path.right", count=len(noted.path) - 1))


def _cost(judged: Judged, comparison: Comparison) -> Grade:
    noted, book = judged.noted, comparison.book.outcome
    if not isinstance(book, Solution):
        return Grade("cost", None, message("grading.cost.none"))
    if noted.outcome != "solution" and noted.recognized:
        return Grade("cost", False, message("grading.cost.lost", book=book.cost))
    cost = noted.claimed if noted.cost is None else noted.cost
    if cost is None or judged.fault is not None:
        return Grade("cost", None, message("grading.cost.unknown"))
    if noted.claimed is not None and noted.claimed not in (cost, *judged.lengths):
        return Grade("cost", False, message("difference.claimed", claimed=noted.claimed, cost=cost))
    right = cost in (book.cost, comparison.cost)
    return Grade("cost", right, message("grading.cost." + ("right" if right else "wrong"), cost=cost, book=book.cost))


def _order(comparison: Comparison) -> Grade:
    if comparison.order:
        return Grade("order", True, message("grading.order.right"))
    return Grade("order", comparison.order, comparison.message)


def _repeats(judged: Judged, comparison: Comparison) -> Grade:
    noted, book = judged.noted, comparison.book
    if noted.seen is None:
        return Grade("repeats", None, message("difference.unobserved"))
    repeated = Counter(noted.expanded)
    repeats = len(noted.expanded) - len(repeated)
    of_book = len(book.expanded) - len(set(book.expanded))
    if repeats > of_book and not comparison.order:
        if book.outcome is None:
            return Grade("repeats", None, message("grading.unfinished"))
        state, times = repeated.most_common(1)[0]
        values = {"state": str(plain_of(judged.setup.problem)(state)), "times": times}
        return Grade("repeats", False, message("grading.repeats.wrong", count=repeats, book=of_book, **values))
    if noted.outcome in ("error", *STOPPED):
        return Grade("repeats", None, message("grading.repeats.not_ended"))
    return Grade("repeats", True, message("grading.repeats.right"))


def _search(judged: Judged) -> Grade:
    second = judged.second
    if second is None:
        return Grade("search", None, message("grading.search.no_other"))
    passed = None if second.verdict == "unknown" else second.verdict == "searched"
    return Grade("search", passed, second.message)


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
    for criterion in OF_GAMES if row["family"] == GAME else CRITERIA:
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
