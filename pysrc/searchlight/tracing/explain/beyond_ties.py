"""The first difference that remains if the textbook breaks ties and orders children as the program does."""

from dataclasses import dataclass
from typing import Any

from searchlight.texts import Message, message
from searchlight.tracing.explain.book_run import BookRun
from searchlight.tracing.explain.causes.candidates import open_
from searchlight.tracing.explain.parting import Place
from searchlight.tracing.explain.variants import textbook_variant


@dataclass(frozen=True)
class Real:
    """The first difference beyond ties. `later`: whether it comes after the first difference of all."""

    run: BookRun  # the textbook's, stopped just before the difference
    step: int
    theirs: Any
    books: Any
    later: bool

    def placed(self, why: Message) -> Message:
        """Add the step to `why` if this is not the first difference."""
        if not self.later:
            return why
        return message("difference.beyond_ties", step=self.step, why=why)


def beyond_ties(place: Place, most_nodes: int) -> Real:
    """The first difference that tie-breaking does not explain, or else the first one."""
    setup, theirs = place.setup, place.seen.expanded
    variant = textbook_variant(setup)
    if variant.rules is not None:
        open_run = BookRun(setup, open_(variant), theirs)
        step = open_run.follow(theirs, most_nodes)
        if step > place.step:
            run = BookRun(setup, open_(variant), theirs)
            run.stand(step)
            books = open_run.expanded[step] if step < len(open_run.expanded) else None
            return Real(run, step, theirs[step] if step < len(theirs) else None, books, later=True)
    run = BookRun(setup, variant)
    run.stand(place.step)
    return Real(run, place.step, place.theirs, place.books, later=False)
