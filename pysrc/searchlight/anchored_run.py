"""A run whose memory can be freed in WebAssembly.

Python frees a chain of nodes, each referenced by its child alone, by a recursion as deep as the chain. In WebAssembly
this crashes Pyodide beyond some 5,000 levels. So a run keeps anchors, expanded nodes at regular depths, and `release`
frees them from the deepest up.
"""

from searchlight.events import EXPAND, Drive, Event
from searchlight.node import Node
from searchlight.run import Run
from searchlight.tally import Tally

ANCHOR_SPACING = 500  # levels


class AnchoredRun(Run):
    """A run that keeps anchors, expanded nodes at regular depths."""

    def __init__(self, drive: Drive, record: Tally, max_nodes: int | None = None) -> None:
        super().__init__(drive, record, max_nodes)
        self.anchors: list[Node] = []  # in the order of generation: a parent before its children

    def release(self) -> None:
        """Free the nodes. The run cannot be used afterwards."""
        self.outcome = None
        del self.drive
        while self.anchors:
            self.anchors.pop()

    def _consume(self, events: list[Event]) -> None:
        super()._consume(events)
        self.anchors += [node for kind, node in events if kind == EXPAND and node.depth % ANCHOR_SPACING == 0]
