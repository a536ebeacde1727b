"""The feature `graph`: the graph editor, shown instead of the first search's map."""

import json

from page.features.feature import Feature
from page.features.graph.panel import GraphPanel
from page.text import words

H = "h"  # after "graph:", and for another feature: the editor opens with the field of an h value


class Graph(Feature):
    async def press(self, what, stage):
        """Open the editor with the searched graph, if the search still has one."""
        space = self.context.first.space
        if space.space is None or not space.space.get("drawn"):
            return
        if space.board is None:
            space.board = GraphPanel(
                space.parts, self.part, space.on_edit, space.arrange, lambda text: self.scope.start(self._read(text))
            )
        if not space.board.open:
            space.board.begin(json.loads(space.space["json"]))
        editor = self.context.opened("editor")
        if editor:
            editor.close()  # the map needs the room
        self.context.layout.show("space", True)
        self.context.layout.turn_to("map")
        if what == H:
            space.board.view.askH()

    async def _read(self, text):
        """Have the solver read a graph that was typed as a line, and search it, or say what is wrong with it."""
        board = self.context.first.space.board
        answer = await self.scope.wait(self.context.worker.ask("imports", "typed", text=text))
        if answer["ok"]:
            board.take_typed({"graph": text, "start": answer["start"], "goal": answer["goal"]})
        else:
            board.complain(" ".join([words.sentence(error) for error in answer["errors"]]))
