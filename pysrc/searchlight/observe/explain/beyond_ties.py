"""The first difference that remains if ties and children follow the program's order."""

from dataclasses import dataclass
from typing import Any

from searchlight.observe.explain.book_run import BookRun
from searchlight.observe.explain.causes.candidates import open_
from searchlight.observe.explain.parting import Place
from searchlight.observe.explain.ways import book_way
from searchlight.texts import Message, message


@dataclass(frozen=True)
class Real:
    """Where the two part when the book breaks ties as the program does. `after`: that many expansions, if later."""

    run: BookRun  # the book's, just before
    step: int
    theirs: Any
    books: Any
    later: bool

    def placed(self, why: Message) -> Message:
        """`why` at its place, where that is not the first difference."""
        if not self.later:
            return why
        return message("difference.beyond_ties", step=self.step, why=why)


def beyond_ties(place: Place, most_nodes: int) -> Real:
    """The first difference that no tie-breaking explains, or else the first one."""
    setup, theirs = place.setup, place.seen.expanded
    way = book_way(setup)
    if way.rules is not None:
        open_run = BookRun(setup, open_(way), theirs)
        step = open_run.follow(theirs, most_nodes)
        if step > place.step:
            run = BookRun(setup, open_(way), theirs)
            run.stand(step)
            books = open_run.expanded[step] if step < len(open_run.expanded) else None
            return Real(run, step, theirs[step] if step < len(theirs) else None, books, later=True)
    run = BookRun(setup, way)
    run.stand(place.step)
    return Real(run, place.step, place.theirs, place.books, later=False)
