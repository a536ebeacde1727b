"""The true distances for one of the charts: requested in slices while it is shown."""

import asyncio

from page.solver_link.open_search import Stopped
from page.text import words

SLICE = 0.1  # seconds in one call of the worker, so that other calls come in between
BREATH = 0.4  # seconds before the distances of new states are requested


class Distances:
    """`worker`: computes the distances; `view`: the charts; `on_change(text, drawn)`: shows a sentence instead of the
    drawing, or that it can be drawn.
    """

    def __init__(self, scope, worker, view, on_change):
        self.scope, self.worker, self.view, self.on_change = scope, worker, view, on_change
        self.searches = []  # the shown searches
        self.refused = {}  # index in `searches` → why its distances are unknown
        self.asking = False

    def look(self, players):
        """Request what is missing for the shown searches at their positions."""
        searches = [player.search for player in players]
        same = len(searches) == len(self.searches)
        if not same or any(searches[at] is not self.searches[at] for at in range(len(searches))):
            self.searches, self.refused = searches, {}
        self._say()
        if not self.asking and self._next() is not None:
            self.asking = True
            self.scope.start(self._ask())

    def _next(self):
        """The first search that has states with unknown distances."""
        for index in range(len(self.searches)):
            if index not in self.refused and self.view.wanted(index):
                return index
        return None

    def _say(self, states=None):
        if not self.view.has("truth"):
            return self.on_change(words.text("charts.no_h"), False)
        if self.refused:
            return self.on_change(self.refused[min(self.refused)], False)
        if states is not None:
            return self.on_change(words.text("charts.measuring", states=states), False)
        if any(self.view.untold(index) for index in range(len(self.searches))):
            return self.on_change(words.text("charts.measuring", states=0), False)
        return self.on_change(None, True)

    async def _ask(self):
        try:
            index = self._next()
            while index is not None and await self._tried(index, self.searches[index]):
                await self.scope.wait(asyncio.sleep(BREATH))
                index = self._next()
        finally:
            self.asking = False

    async def _tried(self, index, search):
        """Measure, and return whether to go on; after the worker was ended, the next look asks again."""
        try:
            return await self._measure(index, search)
        except Stopped:
            return index >= len(self.searches) or search is not self.searches[index]

    async def _measure(self, index, search):
        """Measure one slice, and return whether to go on: not if the search is no longer shown."""
        state = {"done": False}
        while not state["done"]:
            state = await self.scope.wait(self.worker.ask_about(search, "true_distances", "measure", seconds=SLICE))
            if index >= len(self.searches) or search is not self.searches[index]:
                return True
            if not state["ok"] or state["large"]:
                reason = (
                    words.text("charts.too_large", most=state["most"])
                    if state["ok"]
                    else words.sentence(state["errors"][0])
                )
                self.refused[index] = reason
                self._say()
                return True
            if not state["done"]:
                self._say(state["states"])
        answer = await self.scope.wait(self.worker.distances(search))
        if not answer.startswith('{"ok": true'):
            return False
        if index < len(self.searches) and search is self.searches[index]:
            self.view.tell(index, answer)
            self._say()
        return True
