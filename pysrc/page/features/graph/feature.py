"""The feature `graph`: the graph editor, shown instead of the first search's map."""

import json

from page.features.feature import Feature
from page.features.graph.panel import GraphPanel


class Graph(Feature):
    async def press(self, what, stage):
        """Open the editor with the searched graph, if the search still has one."""
        space = self.context.first.space
        if space.space is None or not space.space.get("drawn"):
            return
        if space.board is None:
            space.board = GraphPanel(space.parts, self.part, space.on_edit, space.arrange)
        space.board.begin(json.loads(space.space["json"]))
        self.context.layout.show("space", True)
        self.context.layout.turn_to("map")
