"""Playing: a clock's motion at a chosen speed, or as fast as it goes."""

from page.playback.supply import AHEAD

RATES = (0.5, 1, 2, 4, 8, 20, 60)  # positions a second
FOLLOWED = 20  # positions a second that a reader can follow
LONGEST = 0.25  # seconds that one frame may stand for: after a pause of the browser there is no leap


class Playback:
    """`request_frame(callback)` calls back with the time in milliseconds, once, when the next frame is made.

    `on_move(count)` moves on by so many positions, or (None) as far as is known, and returns how many it has moved.
    """

    def __init__(self, request_frame, on_move):
        self.request_frame, self.on_move = request_frame, on_move
        self.rate = 2  # the speed chosen
        self.playing = False
        self._flat_out = False  # run to the end, whatever the speed chosen
        self._owed = 0.0  # positions that time has earned and that have not been shown yet
        self._last = None  # time of the last frame, in milliseconds
        self._frame, self._frame_waits = self._on_frame, False

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
        self._request()

    def stop(self):
        self.playing = False

    def _request(self):
        if not self._frame_waits:
            self._frame_waits = True
            self.request_frame(self._frame)

    def _on_frame(self, now):
        self._frame_waits = False
        if not self.playing:
            return
        elapsed = 0.0 if self._last is None else min(LONGEST, (now - self._last) / 1000)
        self._last = now
        if self.speed is None:
            self.on_move(None)
        else:
            self._owed = min(self._owed + elapsed * self.speed, 2.0 * AHEAD + self.speed)
            self._owed -= self.on_move(int(self._owed))  # where the solver is behind, it stays owed
        if self.playing:
            self._request()
