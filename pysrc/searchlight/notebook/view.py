"""The widget: a finished search, or two of the same problem, as the page shows them.

What goes with it (`_told`, `_first`, `_second`) is enough to be looked at while the kernel is busy, or gone; of a
search of more than 200,000 nodes the rest is asked for as one steps on. The page itself, half a megabyte, goes with the
first widget of a kernel; a browser that has not got it from that asks for it.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import anywidget
import traitlets

from searchlight.events import EXPAND
from searchlight.notebook.opening import opening
from searchlight.notebook.place import HERE, SCRIPT, page
from searchlight.recorded.drawing import tree_html
from searchlight.recorded.in_chunks import iteration, part
from searchlight.recorded.search import Finished
from searchlight.recorded.steps import NodeView, view
from searchlight.recorded.wording import summary, tree_title

HEIGHT: Final = 480  # pixels, and half as much again for two searches
_sent: list[str] = []  # the versions of the page that a widget of this process has brought along


@dataclass(frozen=True)
class Selected(NodeView):
    """The node that is selected in the widget. `f`: what orders the frontier; `step`: the step that made the node."""

    step: int

    @property
    def f(self) -> float:
        return self.priority


class SearchView(anywidget.AnyWidget):
    """`step`: how many expansions are shown; set it, and the widget goes there. `row`: the selected node's, −1: none.

    Both tell their observers of what is done with the mouse: `view.observe(print, "step")`.
    """

    _esm = HERE / SCRIPT
    _version = traitlets.Unicode().tag(sync=True)
    _page = traitlets.Bytes().tag(sync=True)
    _title = traitlets.Unicode().tag(sync=True)
    _told = traitlets.Unicode().tag(sync=True)
    _first = traitlets.Bytes().tag(sync=True)
    _second = traitlets.Bytes().tag(sync=True)
    height = traitlets.Int(HEIGHT, min=240).tag(sync=True)  # pixels
    step = traitlets.Int(0, min=0).tag(sync=True)
    row = traitlets.Int(-1, min=-1).tag(sync=True)

    def __init__(self, searches: Sequence[Finished], step: int = 0, height: int | None = None) -> None:
        version, packed = page()
        known = opening(searches)
        self._searches = searches
        self._starts = [record["starts"] for record in known["records"]]
        firsts = [self._part(number, 0) for number in range(len(searches))]
        super().__init__(
            _version=version,
            _page=b"" if version in _sent else packed,
            _title=" · ".join(tree_title(search.algorithm, search.problem) for search in searches),
            _told=json.dumps(known),
            _first=firsts[0],
            _second=firsts[1] if len(firsts) > 1 else b"",
            height=height or HEIGHT + HEIGHT // 2 * (len(searches) - 1),
            step=step,
        )
        _sent.append(version)
        self.on_msg(self._on_message)

    @property
    def selected(self) -> Selected | None:
        """The node that is selected; of two searches, in the first."""
        search = self._searches[0]
        if not 0 <= self.row < search.record.row_count:
            return None
        node = view(search, self.row)
        return Selected(**vars(node), step=_step_of(search, self.row))

    def __repr__(self) -> str:
        return f"<SearchView {' · '.join(map(_summary, self._searches))}>"

    def _repr_html_(self) -> str:
        """Static pictures, if widgets are unavailable."""
        return "".join(tree_html(search, _summary(search)) for search in self._searches)

    def _part(self, number: int, of: int) -> bytes:
        starts = self._starts[number]
        return part(self._searches[number], starts[of], starts[of + 1] if of + 1 < len(starts) else None)

    def _on_message(self, _widget: Any, request: dict[str, Any], _buffers: Any) -> None:
        """What the browser has not got."""
        if request.get("ask") == "page":
            version, packed = page()
            self.send({"page": version}, [packed])
        elif request.get("ask") == "part":
            number, of = request["record"], request["part"]
            self.send({"record": number, "part": of}, [self._part(number, of)])
        elif request.get("ask") == "iteration":
            number, of = request["record"], request["iteration"]
            self.send({"record": number, "iteration": of}, [iteration(self._searches[number], of)])


def _summary(search: Finished) -> str:
    counts = search.record.expanded, search.record.generated, search.record.max_frontier
    return summary(search.outcome, None if search.actions is None else len(search.actions), search.cost, *counts)


def _step_of(search: Finished, row: int) -> int:
    """The number of the expansion that made a node; 0 for the first root."""
    record = search.record
    return record.kind[: record.late.generated_at[row]].tobytes().count(EXPAND)
