"""The solver's worker as the reader meets it: it is awaited, it may fall silent, it can be stopped and started anew."""

from js import performance, setTimeout

import words
from dom import find, message, name, on, root, show
from seam import seam

PATIENCE = 30_000  # milliseconds after which the reader is told that Python still has not come


class Engine:
    """`link`: the way to the worker. `start(coroutine)`; `ready`: an event, set once a first step can be taken;
    `on_restart(dead)`: a fresh one is coming, whatever was being done is at rest.
    """

    def __init__(self, link, start, ready, on_restart):
        self.link, self.start, self.ready, self.on_restart = link, start, ready, on_restart
        find("silence-text").textContent = words.SILENCE
        name(find("stop"), words.STOP)
        on(find("stop"), "click", lambda _: start(self.restart()))

    async def begin(self):
        """Up to a first step: the solver is awaited."""
        find("loading-text").textContent = words.LOADING
        setTimeout(lambda *_: self.link.connected or message(find("loading-text"), words.SLOW), PATIENCE)
        self.start(self._mark_first_step())
        if not await self.link.connect():
            return message(find("loading-text"), words.NO_PYTHON)
        performance.mark("searchlight:worker-ready")
        root.dataset.worker, root.dataset.start = "ready", await self.link.ask("started_from")
        seam.keepOffline()  # last, as it fetches what is not there yet

    async def _mark_first_step(self):
        await self.ready.wait()
        performance.mark("searchlight:first-step")

    async def restart(self, dead=False):
        """Stops the worker and has a fresh one; what is shown stays, and is searched on when one steps on.

        `dead`: it has ended by itself.
        """
        root.dataset.worker = "restarting"
        find("loading-text").textContent = words.RESTARTING
        self.on_restart(dead)
        if not await self.link.restart():
            return message(find("loading-text"), words.NO_PYTHON)
        root.dataset.worker = "ready"


def on_wait(whether):
    """Someone waits for Python, which is not there (again) yet."""
    show(find("loading"), whether)


def on_silence(whether):
    """The worker has not answered for a while: it may be stopped. Or it has answered."""
    show(find("silence"), whether)
