"""The drawing board, in the place of the first search's map."""

import json

from graph_panel import GraphPanel
from guest import Guest


class Board(Guest):
    async def press(self, what, stage):
        """It is opened with the graph that is searched, if that is still one."""
        space = self.page.pair.first.space
        if space.space is None or not space.space.get("drawn"):
            return
        if space.board is None:
            space.board = GraphPanel(space.parts, self.part, space.on_edit, space.arrange)
        space.board.begin(json.loads(space.space["json"]))
