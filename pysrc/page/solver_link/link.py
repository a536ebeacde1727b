"""The connection to the worker: ask it, end it, start another one.

`pysrc/worker.py` has the methods, `web/worker/link.js` the transport, and `searches.py` the meaning of the answers for
the searches of the page.
"""

import asyncio

import js

from page.dom.seam import start_worker
from page.solver_link.open_search import Stopped

DIED, FLOODED = "died", "flooded"
PATIENCE = 2_000  # milliseconds without an answer after which one may want to stop it: no search of ours takes so long


class WorkerLink:
    """Every call waits until there is a worker.

    `on_wait(whether)`: someone waits for the worker to be there. `on_silence(whether)`: it does not answer for a while.
    `on_death(why)`: it has ended by itself (DIED), or was ended because it sent what nobody had asked for (FLOODED).
    """

    def __init__(self, on_wait, on_silence, on_death):
        self.on_wait, self.on_silence, self.on_death = on_wait, on_silence, on_death
        self.worker = 0  # the number of the present one: it knows nothing of what those before it had open
        self._worker = None
        self.connected = False
        self._ready = asyncio.Event()
        self._dead = None  # the number of the last one that ended by itself
        self._pending = 0  # calls under way
        self.calls = 0  # so far
        self._timer = None
        self._no_answer = lambda error: None if error.name == "AbortError" else js.console.warn(error)
        self._tell_silence = lambda *_: self.on_silence(True)

    async def connect(self):
        """Wait until Pyodide is up and the solver's modules are imported. False if Python does not start."""
        self._worker, number = start_worker(), self.worker
        self._worker.flooded.then(lambda *_: self._lose(number, FLOODED))
        self.connected = await self._worker.started
        if self.connected:
            self._ready.set()
        return self.connected

    async def restart(self):
        """End the worker, whatever it does, and start a fresh one, as `connect` does. Calls under way raise Stopped."""
        self._worker.terminate()
        self.connected = False
        self._ready.clear()
        self.worker += 1
        return await self.connect()

    def awaited(self, yes):
        """Show that an answer is awaited while the worker is not there yet."""
        self.on_wait(yes and not self.connected)

    async def ask(self, method, *arguments, through=None):
        """Return the worker's answer: text, or a chunk. Raise Stopped if the worker is ended before it answers.

        `through`: a function of JavaScript that gets the answer, and gives what is returned: a file never comes here.
        """
        await self._ready.wait()
        self._pending += 1
        self.calls += 1
        if self._timer is None:
            self._timer = js.setTimeout(self._tell_silence, PATIENCE)
        worker = self.worker
        try:
            promise = self._worker.ask(method, *arguments)
            promise = promise.then(through) if through else promise
            answer = await promise.catch(self._no_answer)
        finally:
            self._pending -= 1
            js.clearTimeout(self._timer)
            self._timer = js.setTimeout(self._tell_silence, PATIENCE) if self._pending else None
            self.on_silence(False)
        if answer is None:  # what fails in it would be an answer
            self._lose(worker, DIED)
        if answer is None or worker != self.worker:
            raise Stopped
        return answer

    def _lose(self, worker, why):
        """Tell that a worker has ended, once."""
        if worker == self.worker and self._dead != worker:
            self._dead = worker
            self.on_death(why)
