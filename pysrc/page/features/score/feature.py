"""The feature `score`: report an exercise's state to the surrounding page, and restore the state that it has kept.

It is loaded by itself inside another page. Nothing is reported before the reader's first answer.
"""

import json

from js import location

from page.features.feature import Feature
from page.features.score.state import EXERCISES, packed, unpacked


class Score(Feature):
    """`assigned`: the exercise that the frame's link names. If it names one, no other is reported."""

    def __init__(self, context, part):
        super().__init__(context, part)
        options = [part.partition("=")[0] for part in location.hash.lstrip("#").split("&")]
        self.assigned = [EXERCISES[option] for option in options if option in EXERCISES]
        self.begun = False  # whether something was answered or restored
        part.fit()
        part.ask(self.scope.guarded(self._on_state))

    def scored(self, exercise, score, done):
        if self.assigned and exercise not in self.assigned:
            return
        self.begun = True
        state = packed(exercise, done, self.context.address.fragment())
        if state:
            self.part.report(score, state)
        self.part.note("answered", json.dumps({"exercise": exercise, "score": score}))

    def _on_state(self, text):
        """Restore an exercise as an earlier visit left it, unless the reader has started over."""
        state = unpacked(text)
        if state and not self.begun and state[0] in (self.assigned or EXERCISES.values()):
            self.begun = True
            self.scope.start(self._restore(*state))

    async def _restore(self, exercise, done, link):
        await self.scope.wait(self.context.ready.wait())
        feature = await self.scope.wait(self.context.features.open(exercise))
        if feature:
            feature.restore(done)
            self.context.address.follow(link or self.context.address.fragment())
