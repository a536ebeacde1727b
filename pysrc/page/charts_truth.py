"""The true distances that one of the charts shows: they are asked for when it is looked at, a slice at a time."""

import asyncio

import words
from open_search import Stopped

SLICE = 0.1  # seconds in one call of the worker: whatever else is asked for comes in between
BREATH = 0.4  # seconds before those of states that have come meanwhile are asked for


class Distances:
    """`view`: the charts; `on_change(text, drawn)`: a sentence in the place of the drawing, or that it can be drawn."""

    def __init__(self, scope, page, view, on_change):
        self.scope, self.page, self.view, self.on_change = scope, page, view, on_change
        self.searches = []  # those that are shown
        self.refused = {}  # place in `searches` → why nothing is known
        self.asking = False

    def look(self, players):
        """These searches are shown, and stand somewhere."""
        searches = [player.search for player in players]
        same = len(searches) == len(self.searches)
        if not same or any(searches[at] is not self.searches[at] for at in range(len(searches))):
            self.searches, self.refused = searches, {}
        self._say()
        if not self.asking and self._next() is not None:
            self.asking = True
            self.scope.start(self._ask())

    def _next(self):
        """The first search with states whose distances are not known."""
        for side in range(len(self.searches)):
            if side not in self.refused and self.view.wanted(side):
                return side
        return None

    def _say(self, states=None):
        if not self.view.has("truth"):
            return self.on_change(words.text("charts.no_h"), False)
        if self.refused:
            return self.on_change(self.refused[min(self.refused)], False)
        if states is not None:
            return self.on_change(words.text("charts.measuring", states=states), False)
        if any(self.view.untold(side) for side in range(len(self.searches))):
            return self.on_change(words.text("charts.measuring", states=0), False)
        return self.on_change(None, True)

    async def _ask(self):
        try:
            side = self._next()
            while side is not None and await self._tried(side, self.searches[side]):
                await self.scope.wait(asyncio.sleep(BREATH))
                side = self._next()
        finally:
            self.asking = False

    async def _tried(self, side, search):
        """Whether to go on: where the worker was ended, the next look asks again."""
        try:
            return await self._measure(side, search)
        except Stopped:
            return side >= len(self.searches) or search is not self.searches[side]

    async def _measure(self, side, search):
        """Whether to go on: not with a search that has been left."""
        told = {"done": False}
        while not told["done"]:
            told = await self.scope.wait(self.page.searches.measure_distances(search, SLICE))
            if side >= len(self.searches) or search is not self.searches[side]:
                return True
            if not told["ok"] or told["large"]:
                reason = (
                    words.text("charts.too_large", most=told["most"]) if told["ok"] else words.told(told["errors"][0])
                )
                self.refused[side] = reason
                self._say()
                return True
            if not told["done"]:
                self._say(told["states"])
        answer = await self.scope.wait(self.page.searches.distances(search))
        if not answer.startswith('{"ok": true'):
            return False
        if side < len(self.searches) and search is self.searches[side]:
            self.view.tell(side, answer)
            self._say()
        return True
