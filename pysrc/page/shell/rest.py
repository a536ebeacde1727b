"""Work that waits until the page is idle: writing the address, and MicroPython's garbage collection."""

import gc

from js import clearTimeout, setTimeout

PAUSE = 400  # milliseconds of rest; browsers limit how often an address may be written, and a long one takes a frame
GARBAGE = 2**18  # bytes after which MicroPython collects in any case, instead of after every 16 KB


class Rest:
    """`on_rest()` is called when nothing has been shown for a while."""

    def __init__(self, on_rest):
        gc.threshold(GARBAGE)  # type: ignore[attr-defined] # MicroPython's
        self.on_rest = on_rest
        self.timer = None
        self.then = self._then  # one function object for JavaScript

    def later(self):
        """Start waiting again, as something was shown."""
        clearTimeout(self.timer)
        self.timer = setTimeout(self.then, PAUSE)

    def _then(self, *_):
        self.on_rest()
        gc.collect()
