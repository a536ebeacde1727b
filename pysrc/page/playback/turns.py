"""When to update which panel: all in one frame, or one per frame while searches run too fast to be followed.

Updating all panels takes longer than a frame. Each panel shows its player's time at its turn, so none is wrong, and all
agree as soon as the search pauses. The trees of all stages have consecutive frames, then one other panel has one.
"""

BREATH = 250  # milliseconds between two other panels while searches run to the end: nobody reads them


class Turns:
    """`stages()`: those of the page; each has `player`, `scope`, and its panels as `first` and `others`.

    `make_frame(act)`: as for `Playback`. A stage whose scope has closed is shown no more, whoever asks for it.
    """

    def __init__(self, stages, make_frame):
        self.stages = stages
        self._trees = []  # stages whose first panels wait
        self._panels = []  # (stage, panel) of the others that wait
        self._due = 0  # when the next of them may have a frame
        self._in_a_row = 0  # frames that trees have had since one of the others had one
        self._frame = make_frame(self._on_frame)

    def show(self, stage):
        """Show a stage that has moved."""
        if not stage.player.fast:
            self.drop(stage)
            _show(stage, stage.first + stage.others)
            return
        if stage not in self._trees:
            self._trees.append(stage)
        for panel in stage.others:
            if (stage, panel) not in self._panels:
                self._panels.append((stage, panel))
        self._request()

    def drop(self, stage):
        """Forget a stage that was closed."""
        self._trees = [each for each in self._trees if each is not stage]
        self._panels = [turn for turn in self._panels if turn[0] is not stage]

    def _request(self):
        if self._trees or self._panels:
            self._frame.request()

    def _on_frame(self, now):
        panels = self._panels if now >= self._due else ()
        if self._trees and (self._in_a_row < len(self.stages()) or not panels):
            self._in_a_row += 1
            stage = self._trees.pop(0)
            _show(stage, stage.first)
        elif panels:
            self._in_a_row = 0
            stage, panel = panels.pop(0)
            self._due = now + BREATH if stage.player.flat_out else now
            _show(stage, (panel,))
        self._request()


def _show(stage, panels):
    if stage.player.loaded and not stage.scope.closed:
        for panel in panels:
            panel.show(stage.player)
