"""What `solve` returns: how the search ended, its record, its steps, a picture of its tree, and files of it."""

import sys
from collections.abc import Iterator
from functools import cached_property
from html import escape
from typing import TYPE_CHECKING, Any

from searchlight.errors import bad, checks
from searchlight.kinds import FATES
from searchlight.links import PAGE, page_link
from searchlight.notebook.place import in_jupyter, possible
from searchlight.notebook.shown import view_of
from searchlight.record import Record
from searchlight.recorded import wording
from searchlight.recorded.drawing import tree_html, tree_svg
from searchlight.recorded.files import csv_file, posthoc, record_file
from searchlight.recorded.search import Finished
from searchlight.recorded.steps import Frontier, NodeView, Step, steps, visited
from searchlight.recorded.steps import view as node_view

if TYPE_CHECKING:
    from searchlight.notebook.view import SearchView


class Result(Finished):
    """A finished search. `print` it for a summary; a notebook shows it as the page does, or its tree."""

    @cached_property
    def widget(self) -> "SearchView":
        """What a notebook shows of it. Raises BadInput where no widget can be made."""
        return self.view()

    def view(self, step: int = 0, height: int | None = None, beside: "Result | None" = None) -> "SearchView":
        """Another widget of it (docs/how-to/notebooks.md), at a step; `beside`: a second search of the same problem.

        `height` in pixels. Raises BadInput where no widget can be made, or the two cannot be compared.
        """
        if not isinstance(beside, Result | None):
            raise bad("beside", "library.not_comparable")
        shown = [self] if beside is None else [self, beside]
        checks.whole_number("step", step, 0, max(each.expanded for each in shown))
        if height is not None:
            checks.whole_number("height", height, 1)
        return view_of(shown, step, height)

    @property
    def expanded(self) -> int:
        """Nodes whose children were generated."""
        return self.tally.expanded

    @property
    def generated(self) -> int:
        """Children made, duplicates included, roots not."""
        return self.tally.generated

    @property
    def max_frontier(self) -> int:
        """The largest number of entries that the frontier held, stale ones included."""
        return self.tally.max_frontier

    @property
    def iterations(self) -> list[dict[str, Any]]:
        """`{"limit", "outcome", "expanded", "generated"}` of each; one with limit None where there are none."""
        return [each.as_plain_data() for each in self.tally.iterations]

    @property
    def value(self) -> float | None:
        """Of a game tree: what its root is worth to MAX; None if the search did not get so far."""
        value: float | None = self._report.value
        return value

    @property
    def move(self) -> Any:
        """Of a game tree: the first move that reaches its value."""
        return self._report.move

    @property
    def cuts(self) -> list[dict[str, Any]]:
        """Of a game tree: `{"node", "by", "alpha", "beta"}` where the rest of a node's moves was skipped.

        A node is the list of its move numbers from the root, from 0; `by` is the ancestor whose bound cut.
        """
        cuts: list[dict[str, Any]] = self._report.cuts
        return cuts

    @cached_property
    def _report(self) -> Any:
        """What is said of a game tree. Raises BadInput for a search."""
        if self.game is None:
            raise bad("problem", "library.no_game")
        from searchlight.games.report import Report  # searches do without it

        return Report(self.record, self.game)

    def columns(self) -> dict[str, Any]:
        """A column of the record for each thing that is known of a node, ready for `pandas.DataFrame(…)`.

        Numbers as arrays (null: −1 for rows and times, NaN for h), states and actions as such, fates in words.
        """
        record = self.record
        rows = range(record.row_count)
        columns: dict[str, Any] = dict(record.columns() if self.game is None else self._report.columns)
        columns["state"] = [self.state(row) for row in rows]
        columns["action"] = [self.action(row) for row in rows]
        columns["fate"] = [FATES[fate] for fate in columns["fate"]]
        return columns

    def node(self, row: int) -> NodeView:
        """One node; rows are numbered in the order in which the nodes were made. Raises BadInput."""
        return node_view(self, checks.whole_number("row", row, 0, self.record.row_count - 1))

    def steps(self) -> Iterator[Step]:
        """The expansions in their order."""
        return steps(self)

    def frontier(self, time: int) -> Frontier:
        """The frontier after the event with this number, the entry that is served next first. Raises BadInput."""
        return Frontier(self, self._time(time))

    def visited(self, time: int) -> list[NodeView]:
        """The nodes whose states had been visited then: the algorithm's own list, if it keeps one; the latest first.

        Raises BadInput where `time` is not the number of an event.
        """
        return visited(self, self._time(time))

    def _time(self, time: int) -> int:
        return checks.whole_number("time", time, 0, self.record.event_count - 1)

    def link(self, step: int = 0, page: str = PAGE) -> str:
        """The address at which the page shows this search after so many expansions.

        Raises BadInput for a problem of one's own, and for a step that the search has not.
        """
        checks.whole_number("step", step, 0, self.expanded)
        if "problem" not in self.options:
            raise bad("problem", "library.not_of_the_catalog")
        return page_link(self.options, step, page)

    def to_json(self) -> str:
        return record_file.to_json(self)

    def to_csv(self) -> str:
        return csv_file.to_csv(self)

    def to_posthoc(self) -> str:
        return posthoc.to_posthoc(self)

    @classmethod
    def from_json(cls, text: str) -> "Result":
        """What `to_json` wrote, `solve --out FILE.json`, or the page's `Export`. Raises BadInput."""
        return cls(**vars(record_file.from_json(checks.text("file", text))))

    def __repr__(self) -> str:
        return f"<Result {self._summary}>"

    @property
    def _summary(self) -> str:
        actions = None if self.actions is None else len(self.actions)
        return wording.summary(self.outcome, actions, self.cost, self.expanded, self.generated, self.max_frontier)

    def _repr_mimebundle_(self, **_: Any) -> Any:
        """The widget, where a notebook is being shown; what it may show instead is asked for besides."""
        if not (self._drawable and in_jupyter() and possible()):
            return {}
        data, metadata = self.widget._repr_mimebundle_() or ({}, {})
        return {**data, "text/plain": repr(self)}, metadata

    def _display_(self) -> Any:
        """The same for marimo, the only one to ask for this."""
        if self._drawable and possible():
            return self.widget
        return sys.modules["marimo"].Html(self._repr_html_() or f"<pre>{escape(repr(self))}</pre>")

    def _repr_svg_(self) -> str | None:
        return tree_svg(self) if self._drawable else None

    def _repr_html_(self) -> str | None:
        return tree_html(self, self._summary) if self._drawable else None

    @property
    def _drawable(self) -> bool:
        return isinstance(self.tally, Record) and self.tally.row_count > 0
