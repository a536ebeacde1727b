"""Playing: moving a player forward with the clock, at a chosen speed or as fast as it goes."""

from js import requestAnimationFrame

from supply import AHEAD

RATES = (0.5, 1, 2, 4, 8, 20, 60, 300, 2000, None)  # expansions a second; None: as fast as it goes
FOLLOWED = 20  # expansions a second that a reader can follow
LONGEST = 0.25  # seconds that one frame may stand for: after a pause of the browser there is no leap


class Playback:
    def __init__(self, player):
        self.player = player
        self.rate = 2  # the speed chosen
        self.playing = False
        self._flat_out = False  # run to the end, whatever the speed chosen
        self._owed = 0.0  # expansions that the clock has earned and that have not been shown yet
        self._last = None  # time of the last frame, in milliseconds
        self._frame, self._frame_waits = self._on_frame, False

    @property
    def speed(self):
        """Expansions a second; None: as fast as it goes."""
        return None if self._flat_out else self.rate

    @property
    def fast(self):
        """Whether it plays too fast for each step to be said."""
        return self.playing and (self.speed is None or self.speed > FOLLOWED)

    def start(self, flat_out):
        self._flat_out, self._owed, self._last = flat_out, 0.0, None
        self.playing = True
        self._request()

    def stop(self):
        self.playing = False

    def _request(self):
        if not self._frame_waits:
            self._frame_waits = True
            requestAnimationFrame(self._frame)

    def _on_frame(self, now):
        self._frame_waits = False
        if not self.playing:
            return
        elapsed = 0.0 if self._last is None else min(LONGEST, (now - self._last) / 1000)
        self._last = now
        table = self.player.table
        known = table.stepCount + (1 if table.finished else 0)
        if self.speed is None:
            self.player.play_to(known)
        else:
            self._owed = min(self._owed + elapsed * self.speed, 2.0 * AHEAD + self.speed)
            whole = min(int(self._owed), known - self.player.step)  # where the solver is behind, it stays owed
            self._owed -= max(0, whole)
            self.player.play_to(self.player.step + whole)
        if self.playing:
            self._request()
