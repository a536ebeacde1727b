"""The first difference between a program and the textbook algorithm, and its description."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

from searchlight.setup import Setup
from searchlight.texts import Message, message
from searchlight.tracing.explain import faults
from searchlight.tracing.explain.book_run import BookRun
from searchlight.tracing.explain.hypotheses import Explained
from searchlight.tracing.watch.observation import Observation

CAUSES: Final = (
    "tie", "goal-test-early", "goal-test-late", "re-expanded", "not-expanded", "successors", "mutated-state", "limit",
    "cost", "path", "other",
)  # fmt: skip
CUT_SHORT: Final = ("error", "budget", "timeout")


@dataclass(frozen=True)
class Difference:
    """`step`: how many expansions are the same; `theirs`, `book`: the states expanded next, or None."""

    step: int
    theirs: Any
    book: Any
    cause: str  # of CAUSES
    message: Message
    also: tuple[str, ...] = ()  # causes for which the evidence is as good
    as_good: bool = False  # not a mistake: an alternative with an equally good path
    decisions: tuple[str, ...] = ()  # changed decisions that the message names, as `field=value`

    def as_plain_data(self, plain: Callable[[Any], Any]) -> dict[str, Any]:
        """`plain(state)` gives a state in JSON form."""
        theirs, book = (None if state is None else faults.written(state, plain) for state in (self.theirs, self.book))
        return {"step": self.step, "theirs": theirs, "book": book, "cause": self.cause, "text": str(self.message)}


@dataclass(frozen=True)
class Place:
    """The point at which the program and the textbook search first differ."""

    seen: Observation
    setup: Setup
    book: BookRun
    step: int

    @property
    def theirs(self) -> Any:
        return self.seen.expanded[self.step] if self.step < len(self.seen.expanded) else None

    @property
    def books(self) -> Any:
        return self.book.expanded[self.step] if self.step < len(self.book.expanded) else None

    @property
    def cut_short(self) -> bool:
        """Whether one of the two was stopped early."""
        return self.seen.outcome in CUT_SHORT or self.book.outcome is None

    @property
    def differs(self) -> bool:
        """Whether the orders of expansion differ; a search that was cut short agrees if its expansions do."""
        if self.theirs is None and self.seen.outcome in ("budget", "timeout"):
            return False
        if self.books is None and self.book.outcome is None:
            return False
        return self.theirs is not None or self.books is not None

    def moved(self, step: int) -> "Place":
        """The same two searches at an earlier step."""
        return Place(self.seen, self.setup, self.book, min(step, self.step))

    def text(self, state: Any) -> str:
        return str(faults.written(state, self.setup.problem.text))

    def difference(self, cause: str, why: Message) -> Difference:
        sentence = message("difference.whole", where=self._where(), why=why)
        return Difference(self.step, self.theirs, self.books, cause, sentence)

    def explained(self, change: Explained, why: Message | None = None) -> Difference:
        """The difference as explained by a change; `why` replaces the change's own wording."""
        difference = self.difference(change.cause, why or in_words(change))
        return replace(difference, also=change.also, decisions=(change.decision, *change.others, *change.instead))

    def of_mutation(self, changed: Any) -> Message:
        return message("difference.mutated", before=self.text(changed.before), after=self.text(changed.after))

    def of_other_goal(self, state: Any, tested: Any) -> Message:
        values = {"state": self.text(state), "asked": self.text(tested), "goal": self.text(self.setup.problem.goal)}
        return message("difference.other_goal", **values)

    def _where(self) -> Message:
        theirs, book = self.theirs, self.books
        if theirs == book:
            return message("difference.same", step=self.step)
        if theirs is None:
            return message("difference.ends", step=self.step, book=self.text(book))
        if book is None:
            return message("difference.goes_on", step=self.step, theirs=self.text(theirs))
        return message("difference.parts", step=self.step, theirs=self.text(theirs), book=self.text(book))


def in_words_alone(change: Explained) -> Message:
    """The change without the equivalent ones."""
    return in_words(replace(change, instead=()))


def in_words(change: Explained) -> Message:
    rules = _decisions_in_words(change.decision, *change.others)
    if change.instead:
        return message("difference.explained_or", rules=rules, instead=_decisions_in_words(*change.instead))
    return message(
        "difference.explained" if change.whole else "difference.explained_partly", rules=rules, same=change.same
    )


def _decisions_in_words(*decisions: str) -> list[Message]:
    return [_in_word(*each.split("=")) for each in decisions]


def _in_word(decision: str, value: str) -> Message:
    if decision == "heuristic":
        return message("difference.heuristic", heuristic=message(f"heuristic.{value}.label"))
    if value.startswith("by-"):
        step = int(value.removeprefix("by-"))
        return message("counts.rule.limits.by", step=step, following=2 * step)
    return message("counts.rule." + f"{decision}.{value}")
