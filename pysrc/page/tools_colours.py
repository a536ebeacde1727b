"""Nodes coloured by a number that they have: by which, and the scale above the trees, which tells the colours."""

import json

from tools_bar import COLOURS, say


class Colours:
    """`name`: of the number, one of COLOURS; `word`: what it is called. `guest`: the tree tools (tools.py)."""

    def __init__(self, guest):
        self.guest = guest
        self.name, self.word = "", ""
        self.scale, self.tables, self.waiting = None, [], False

    def choose(self, name):
        """Returns whether there is such a number."""
        known = name in COLOURS
        self.name = name if known else ""
        self.word = say("word." + self.name) if self.name else ""
        self.paint()
        return known

    def paint(self):
        """The scale is begun anew; it is common to all trees."""
        self.tables = [side.player.table for side in self.guest.sides]
        self.scale = self.guest.part.createScale(self._on_scale)
        for side in self.guest.sides:
            side.js.colour(self.name, self.word, self.scale)
        self._show()

    def look(self):
        """Another search may be shown."""
        tables = [side.player.table for side in self.guest.sides]
        same = len(tables) == len(self.tables) and all(tables[at] is self.tables[at] for at in range(len(tables)))
        if self.name and not same:
            self.paint()

    def _on_scale(self, *_):
        """It has other classes: they are said when this movement is done."""
        if not self.waiting:
            self.waiting = True
            self.guest.scope.start(self._say())

    async def _say(self):
        self.waiting = False
        self._show()

    def _show(self):
        told = json.loads(self.guest.part.classesOf(self.scale)) if self.name else []
        classes = [(each["from"], each["to"], each["colour"]) for each in told]
        for side in self.guest.sides:
            side.bar.show_scale(say("colour." + self.name) if self.name else "", classes, self._without(side.player))
            if side.player.loaded:
                side.show_node()

    def _without(self, player):
        """What is said of nodes that have no such number, where there are any."""
        if not self.name or not player.loaded:
            return ""
        if self.name == "order":
            return say("none.order")
        return "" if self.guest.part.has(player.table, self.name, player.horizon) else say("none", what=self.word)
