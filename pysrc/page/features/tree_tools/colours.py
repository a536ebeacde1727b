"""Colour nodes by one of their numbers, with a scale above the trees that explains the colours."""

import json

from page.features.tree_tools.bar import COLOURS, say


class Colours:
    """`name`: the number shown by colour, one of COLOURS; `word`: its name. `feature`: the tree tools (feature.py)."""

    def __init__(self, feature):
        self.feature = feature
        self.name, self.word = "", ""
        self.scale, self.tables, self.waiting = None, [], False

    def choose(self, name):
        """Choose a number, and return whether it exists."""
        known = name in COLOURS
        self.name = name if known else ""
        self.word = say("word." + self.name) if self.name else ""
        self.paint()
        return known

    def paint(self):
        """Colour all trees by a new common scale."""
        self.tables = [side.player.table for side in self.feature.sides]
        self.scale = self.feature.part.createScale(self._on_scale)
        for side in self.feature.sides:
            side.js.colour(self.name, self.word, self.scale)
        self._show()

    def look(self):
        """Update the scale for the shown searches."""
        tables = [side.player.table for side in self.feature.sides]
        same = len(tables) == len(self.tables) and all(tables[at] is self.tables[at] for at in range(len(tables)))
        if self.name and not same:
            self.paint()

    def _on_scale(self, *_):
        """Announce the new classes of the scale, once the current movement is done."""
        if not self.waiting:
            self.waiting = True
            self.feature.scope.start(self._say())

    async def _say(self):
        self.waiting = False
        self._show()

    def _show(self):
        classes_of = json.loads(self.feature.part.classesOf(self.scale)) if self.name else []
        classes = [(each["from"], each["to"], each["colour"]) for each in classes_of]
        for side in self.feature.sides:
            side.bar.show_scale(say("colour." + self.name) if self.name else "", classes, self._without(side.player))
            if side.player.loaded:
                side.show_node()

    def _without(self, player):
        """A note if there are nodes without this number, else ""."""
        if not self.name or not player.loaded:
            return ""
        if self.name == "order":
            return say("none.order")
        return "" if self.feature.part.has(player.table, self.name, player.horizon) else say("none", what=self.word)
