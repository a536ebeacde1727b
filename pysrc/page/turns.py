"""Which panels are shown when: all at once, or a frame for each while the search runs too fast to be followed.

Together the panels take longer than a frame may. What is shown is never wrong: each panel shows the player's time of
the moment when its turn comes, and as soon as one can look, all of them show the same.
"""

from js import requestAnimationFrame


class Turns:
    """`first` are shown at once in any case; `others` take turns."""

    def __init__(self, player, first, others):
        self.player, self.first, self.others = player, first, others
        self._waiting = []
        self._frame, self._frame_waits = self._on_frame, False

    def show(self):
        for panel in self.first:
            panel.show(self.player)
        if self.player.playback.fast:
            self._waiting += [panel for panel in self.others if panel not in self._waiting]
            self._request()
        else:
            self._waiting.clear()
            for panel in self.others:
                panel.show(self.player)

    def _request(self):
        if self._waiting and not self._frame_waits:
            self._frame_waits = True
            requestAnimationFrame(self._frame)

    def _on_frame(self, _now):
        self._frame_waits = False
        if self._waiting and self.player.loaded:
            self._waiting.pop(0).show(self.player)
        self._request()
