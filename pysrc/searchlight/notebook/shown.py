"""Making a widget of finished searches, or saying why there can be none."""

from collections.abc import Sequence
from importlib.util import find_spec
from typing import TYPE_CHECKING

from searchlight.errors import bad
from searchlight.notebook import place
from searchlight.recorded.search import Finished

if TYPE_CHECKING:
    from searchlight.notebook.view import SearchView


def view_of(searches: Sequence[Finished], step: int, height: int | None) -> "SearchView":
    """A widget of one search, or of two of the same problem. Raises BadInput."""
    if not place.built():
        raise bad("view", "library.no_stage")
    if find_spec("anywidget") is None:
        raise bad("anywidget", "library.no_anywidget")
    first, *others = searches
    for other in others:
        if (other.problem, *_ends(other)) != (first.problem, *_ends(first)):
            raise bad("beside", "library.not_comparable")
    from searchlight.notebook.view import SearchView

    return SearchView(searches, step, height)


def _ends(search: Finished) -> tuple[str, str | None]:
    """Where a search begins, and its goal where the options say it."""
    record = search.record
    start = str(search.plain(record.states[record.state[0]]))
    return start, search.options.get("goal")
