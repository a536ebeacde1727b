"""The five criteria for grading a program: each is passed, failed, or not graded on this problem."""

from collections import Counter
from dataclasses import dataclass
from typing import Any, Final

from searchlight.events import Solution
from searchlight.texts import Message, message
from searchlight.tracing.explain.difference import Comparison
from searchlight.tracing.judged import Judged
from searchlight.tracing.replay.report import plain_of

CRITERIA: Final = ("path", "cost", "order", "repeats", "searches")
NO_ANSWER: Final = ("error", "budget", "timeout")  # outcomes of a program that did not end by itself
SAME_SEARCH: Final = ("tie", "path")  # causes that leave the order of expansion the textbook's


@dataclass(frozen=True)
class Grade:
    """The grade for one criterion; `passed` is None if it cannot be judged on this problem and does not count."""

    criterion: str  # of CRITERIA
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
    """Grade a program that was compared with a textbook algorithm: one grade per criterion, in order.

    A program that did not end by itself fails all of them.
    """
    assert judged.comparison is not None
    comparison = judged.comparison
    if judged.noted.outcome in NO_ANSWER:
        return _without_an_answer(judged, comparison)
    order = _order(comparison)
    verdicts = {
        "path": _path(judged, comparison), "cost": _cost(judged, comparison), "order": order,
        "repeats": _repeats(judged, comparison, order.passed), "searches": _searches(judged, comparison),
    }  # fmt: skip
    return [verdicts[name] for name in CRITERIA]


def _without_an_answer(judged: Judged, comparison: Comparison) -> list[Grade]:
    error = judged.noted.error
    why = error.message if error else message("observe.told." + judged.noted.outcome)
    reasons = {
        "order": comparison.message if comparison.difference else why, "searches": message("grading.searches.not_run"),
    }  # fmt: skip
    return [Grade(name, False, reasons.get(name, why)) for name in CRITERIA]


def is_same_search(comparison: Comparison) -> bool:
    """Whether the program's search is the textbook's, apart from ties and equally good alternatives."""
    parted = comparison.difference
    if parted is None:
        return comparison.stopped is None
    same_to_the_end = parted.theirs is None and parted.book is None and parted.cause == "cost"
    return parted.cause in SAME_SEARCH or parted.as_good or same_to_the_end


def _path(judged: Judged, comparison: Comparison) -> Grade:
    noted, book = judged.noted, comparison.book.outcome
    if book is not None and not isinstance(book, Solution):
        right = noted.outcome != "solution"
        return Grade("path", right, message("grading.path.none" if right else "grading.path.impossible"))
    if noted.outcome != "solution":
        return Grade("path", False, message("grading.path.lost"))
    if noted.path is None:
        return Grade("path", None, message("grading.path.unknown"))
    parted = comparison.difference
    if parted and parted.cause == "path" and noted.cost in (None, book and book.cost):  # else it only costs more
        return Grade("path", False, parted.message)
    return Grade("path", True, message("grading.path.right", count=len(noted.path) - 1))


def _cost(judged: Judged, comparison: Comparison) -> Grade:
    noted, book, parted = judged.noted, comparison.book.outcome, comparison.difference
    if not isinstance(book, Solution):
        return Grade("cost", None, message("grading.cost.none"))
    if noted.outcome != "solution":
        return Grade("cost", False, message("grading.path.lost"))
    cost = noted.claimed if noted.cost is None else noted.cost
    if cost is None:
        return Grade("cost", None, message("grading.cost.unknown"))
    if parted and (parted.cause == "cost" or "cost" in parted.also):
        return Grade("cost", False, parted.message)
    as_good = parted is not None and (parted.cause == "tie" or parted.as_good)
    right = cost == book.cost or as_good
    return Grade("cost", right, message("grading.cost." + ("right" if right else "wrong"), cost=cost, book=book.cost))


def _order(comparison: Comparison) -> Grade:
    if comparison.difference is None and comparison.stopped in ("textbook", "unobserved"):
        return Grade("order", None, comparison.message)
    same, parted = is_same_search(comparison), comparison.difference
    if same and parted is not None and parted.cause in ("path", "cost"):
        return Grade("order", True, message("grading.order.right"))
    return Grade("order", same, comparison.message)


def _repeats(judged: Judged, comparison: Comparison, same_order: bool | None) -> Grade:
    noted, book = judged.noted, comparison.book
    if noted.unobserved:
        return Grade("repeats", None, comparison.message)
    if not noted.expanded and book.expanded:
        return Grade("repeats", False, message("grading.repeats.nothing"))
    repeated = Counter(noted.expanded)
    repeats = len(noted.expanded) - len(repeated)
    of_book = len(book.expanded) - len(set(book.expanded))
    if repeats <= of_book or same_order:
        return Grade("repeats", True, message("grading.repeats.right"))
    if book.outcome is None:
        return Grade("repeats", None, message("grading.repeats.unknown"))
    state, times = repeated.most_common(1)[0]
    shown = str(plain_of(judged.setup.problem)(state))
    return Grade(
        "repeats", False, message("grading.repeats.wrong", count=repeats, book=of_book, state=shown, times=times)
    )


def _searches(judged: Judged, comparison: Comparison) -> Grade:
    second = judged.second
    if second is not None:
        passed = None if second.verdict == "unknown" else second.verdict == "searched"
        return Grade("searches", passed, second.message)
    if judged.noted.outcome != "solution" and isinstance(comparison.book.outcome, Solution):
        return Grade("searches", False, message("grading.searches.not_run"))
    return Grade("searches", None, message("grading.searches.no_other"))
