"""Playing: a clock's motion at a chosen speed, or as fast as it goes."""

from page.playback.supply import AHEAD

RATES = (0.5, 1, 2, 4, 8, 20, 60)  # positions a second
FOLLOWED = 20  # positions a second that a reader can follow
LONGEST = 0.25  # seconds that one frame may stand for: after a pause of the browser there is no leap


class Playback:
    """`make_frame(act)`: as `scope/events.py` has it: `request()` calls `act` with the time in milliseconds, once.

    `on_move(count)` moves on by so many positions, or (None) as far as is known, and returns how many it has moved.
    """

    def __init__(self, make_frame, on_move):
        self.on_move = on_move
        self.rate = 2  # the speed chosen
        self.playing = False
        self._flat_out = False  # run to the end, whatever the speed chosen
        self._owed = 0.0  # positions that time has earned and that have not been shown yet
        self._last = None  # time of the last frame, in milliseconds
        self._frame = make_frame(self._on_frame)

    @property
    def speed(self):
        """Positions a second; None: as fast as it goes."""
        return None if self._flat_out else self.rate

    @property
    def fast(self):
        """Whether it plays too fast for each step to be said."""
        return self.playing and (self.speed is None or self.speed > FOLLOWED)

    def start(self, flat_out):
        self._flat_out, self._owed, self._last = flat_out, 0.0, None
        self.playing = True
        self._frame.request()

    def stop(self):
        self.playing = False

    def _on_frame(self, now):
        if not self.playing:
            return
        try:
            self._advance(now)
        except Exception:
            self.stop()  # no other frame would come: it would say that it plays for ever
            raise
        if self.playing:
            self._frame.request()

    def _advance(self, now):
        elapsed = 0.0 if self._last is None else min(LONGEST, (now - self._last) / 1000)
        self._last = now
        if self.speed is None:
            self.on_move(None)
        else:
            self._owed = min(self._owed + elapsed * self.speed, 2.0 * AHEAD + self.speed)
            self._owed -= self.on_move(int(self._owed))  # where the solver is behind, it stays owed
