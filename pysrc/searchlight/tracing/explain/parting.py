"""The first difference between a program and the textbook algorithm, and its description."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from searchlight.setup import Setup
from searchlight.texts import Message, message
from searchlight.tracing.explain import faults
from searchlight.tracing.explain.book_run import BookRun
from searchlight.tracing.explain.hypotheses import Explained
from searchlight.tracing.watch.observation import Observation

CAUSES: Final = (
    "goal-test-early", "goal-test-late", "re-expanded", "not-expanded", "successors", "mutated-state", "limit", "cost",
    "path", "tie", "other",
)  # fmt: skip
CUT_SHORT: Final = ("error", "budget", "timeout")


class Cause(NamedTuple):
    """`id`: of CAUSES."""

    id: str
    message: Message

    def as_plain_data(self) -> dict[str, Any]:
        return {"id": self.id, "text": str(self.message)}


@dataclass(frozen=True)
class Difference:
    """`step`: how many expansions are the same; `theirs`, `book`: the states expanded next, or None.

    `causes`: the likeliest first; those behind it fit as well. `is_open`: it is an open choice of the algorithm, no
    mistake. `decisions`: the changed decisions that the message names, as `field=value`.
    """

    step: int
    theirs: Any
    book: Any
    message: Message
    causes: tuple[Cause, ...] = ()
    is_open: bool = False
    decisions: tuple[str, ...] = ()

    @property
    def cause(self) -> str | None:
        """The likeliest cause, "open" for an open choice; None if none is known."""
        return "open" if self.is_open else self.causes[0].id if self.causes else None

    def as_plain_data(self, plain: Callable[[Any], Any]) -> dict[str, Any]:
        """`plain(state)` gives a state in JSON form."""
        theirs, book = (None if state is None else faults.written(state, plain) for state in (self.theirs, self.book))
        return {"step": self.step, "theirs": theirs, "book": book, "text": str(self.message)}


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
        if self.theirs is None and self.seen.outcome in CUT_SHORT:
            return False
        if self.books is None and self.book.outcome is None:
            return False
        return self.theirs is not None or self.books is not None

    def moved(self, step: int) -> "Place":
        """The same two searches at an earlier step."""
        return Place(self.seen, self.setup, self.book, min(step, self.step))

    def text(self, state: Any) -> str:
        return str(faults.written(state, self.setup.problem.text))

    def difference(self, cause: str | None, why: Message) -> Difference:
        """The difference with what was seen of it; `cause` None: it is not known."""
        causes = () if cause is None else (Cause(cause, why),)
        return Difference(self.step, self.theirs, self.books, self._whole(why), causes)

    def open_choice(self, decisions: Sequence[str]) -> Difference:
        """The difference as a choice that the algorithm leaves open."""
        whole = self._whole(message("difference.open", rules=in_words(decisions)))
        return Difference(self.step, self.theirs, self.books, whole, is_open=True, decisions=tuple(decisions))

    def explained(self, change: Explained, before: Message | None = None) -> Difference:
        """The difference as explained by a change; `before`: what was seen of it."""
        why = message("difference.explained", rules=in_words(change.decisions))
        if change.instead:
            values = {"rules": in_words(change.decisions), "instead": in_words(change.instead)}
            why = message("difference.explained_or", **values)
        if before is not None:
            why = message("difference.whole", where=before, why=why)
        named = [in_words(change.decisions), *(in_words([each]) for each in change.instead)]
        causes = tuple(
            Cause(cause, message("difference.rules", rules=words))
            for cause, words in zip(change.causes, named, strict=True)
        )
        decisions = (*change.decisions, *change.instead)
        return Difference(self.step, self.theirs, self.books, self._whole(why), causes, decisions=decisions)

    def of_mutation(self, changed: Any) -> Message:
        return message("difference.mutated", before=self.text(changed.before), after=self.text(changed.after))

    def of_other_goal(self, state: Any, tested: Any) -> Message:
        values = {"state": self.text(state), "asked": self.text(tested), "goal": self.text(self.setup.problem.goal)}
        return message("difference.other_goal", **values)

    def _whole(self, why: Message) -> Message:
        return message("difference.whole", where=self._where(), why=why)

    def _where(self) -> Message:
        theirs, book = self.theirs, self.books
        if self.seen.seen is None:
            return message("difference.unobserved")
        if theirs == book:
            return message("difference.same", step=self.step)
        if theirs is None:
            return message("difference.ends", step=self.step, book=self.text(book))
        if book is None:
            return message("difference.goes_on", step=self.step, theirs=self.text(theirs))
        return message("difference.parts", step=self.step, theirs=self.text(theirs), book=self.text(book))


def in_words(decisions: Sequence[str]) -> list[Message]:
    """Changed decisions, each in words."""
    return [message("counts.rule." + ".".join(each.split("="))) for each in decisions]
