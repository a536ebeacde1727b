"""Show the worker's state to the reader: loading, silent, stopped, or restarted."""

from js import performance, setTimeout

from page.dom.elements import find, message, name, on, root, show
from page.dom.seam import seam
from page.text import words

PATIENCE = 30_000  # milliseconds after which the page says that Python is still loading


class Engine:
    """`link`: the way to the worker. `start(coroutine)`; `ready`: an event, set once a first step can be taken;
    `on_restart(why)`: a fresh one is coming, whatever was being done is at rest; `on_fresh()`: it is there.
    """

    def __init__(self, link, start, ready, on_restart, on_fresh):
        self.link, self.start, self.ready, self.on_restart, self.on_fresh = link, start, ready, on_restart, on_fresh
        find("silence-text").textContent = words.text("python.silence")
        name(find("stop"), words.text("python.stop"))
        on(find("stop"), "click", lambda _: start(self.restart()))

    async def begin(self):
        """Start the worker and wait until a first step can be taken."""
        find("loading-text").textContent = words.text("python.loading")
        setTimeout(lambda *_: self.link.connected or message(find("loading-text"), words.text("python.slow")), PATIENCE)
        self.start(self._mark_first_step())
        if not await self.link.connect():
            return message(find("loading-text"), words.text("python.absent"))
        performance.mark("searchlight:worker-ready")
        root.dataset.worker, root.dataset.start = "ready", await self.link.ask("started_from")
        seam.keepOffline()  # last, because it fetches the remaining files

    async def _mark_first_step(self):
        await self.ready.wait()
        performance.mark("searchlight:first-step")

    async def restart(self, why=None):
        """Stop the worker and start a fresh one. What is shown stays, and a step continues the search.

        `why`: the worker has ended already (link.py).
        """
        root.dataset.worker = "restarting"
        find("loading-text").textContent = words.text("python.restarting")
        self.on_restart(why)
        if not await self.link.restart():
            return message(find("loading-text"), words.text("python.absent"))
        root.dataset.worker = "ready"
        self.on_fresh()


def on_wait(whether):
    """Show or hide that Python is loading."""
    show(find("loading"), whether)


def on_silence(whether):
    """Offer to stop a worker that has not answered for a while; hide the offer once it has."""
    show(find("silence"), whether)
