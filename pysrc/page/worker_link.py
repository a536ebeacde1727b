"""The way to the worker: asking it, ending it, starting another one.

The only module that knows how PyScript makes a worker. What is asked stands in `pysrc/worker.py`; what the answers mean
for the searches of the page, in `searches.py`.
"""

import asyncio

import js
from pyscript.workers import create_named_worker, workers

from open_search import Stopped
from seam import seam

PATIENCE = 2_000  # milliseconds without an answer after which one may want to stop it: no search of ours takes so long
FIRST = "solver"  # the name of the worker that index.html has


class WorkerLink:
    """Every call waits until there is a worker.

    `on_wait(whether)`: someone waits for the worker to be there. `on_silence(whether)`: it does not answer for a while.
    `on_death()`: it has ended by itself, and never will.
    """

    def __init__(self, on_wait, on_silence, on_death):
        self.on_wait, self.on_silence, self.on_death = on_wait, on_silence, on_death
        self.worker = 0  # the number of the present one: it knows nothing of what those before it had open
        self._functions = self._advance = None
        self._there = asyncio.Event()
        self._ended = js.Promise.withResolvers()
        self._dead = None  # the number of the last one that ended by itself
        self._asked = 0  # calls under way
        self._timer = None
        self._no_answer = lambda error: js.console.warn(error)
        self._tell_silence = lambda *_: self.on_silence(True)

    @property
    def connected(self):
        return self._functions is not None

    @property
    def _tag(self):
        name = "%s-%d" % (FIRST, self.worker) if self.worker else FIRST
        return js.document.querySelector('script[name="%s"]' % name)

    async def connect(self):
        """Waits until Pyodide is up and the solver's modules are imported."""
        self._take(await workers[FIRST])

    async def restart(self):
        """Ends the worker, whatever it does, and has a fresh one; the calls under way raise Stopped."""
        tag = self._tag
        tag.xworker.terminate()
        tag.remove()
        self._functions = None
        self._there.clear()
        self.worker += 1
        ended, self._ended = self._ended, js.Promise.withResolvers()
        ended.resolve(None)
        name = "%s-%d" % (FIRST, self.worker)  # PyScript takes each name once
        self._take(await create_named_worker("./solver/worker.py", name))

    def _take(self, functions):
        self._functions, self._advance = functions, seam.chunksOf(self._tag.xworker)
        self._there.set()

    def awaited(self, yes):
        """Someone waits for an answer (or no longer): where the worker is not there yet, that is shown."""
        self.on_wait(yes and not self.connected)

    async def ask(self, method, *arguments, through=None):
        """The worker's answer: text, or a chunk. A worker that is ended never answers: then Stopped is raised.

        `through`: a function of JavaScript that gets the answer, and gives what is returned: a file never comes here.
        """
        await self._there.wait()
        self._asked += 1
        if self._timer is None:
            self._timer = js.setTimeout(self._tell_silence, PATIENCE)
        worker = self.worker
        try:
            function = self._advance if method == "advance" else getattr(self._functions, method)
            asked = function(*arguments)
            asked = asked.then(through) if through else asked
            answer = js.Promise.race(js.Array.of(asked, self._ended.promise))
            answer = await answer.catch(self._no_answer)
        finally:
            self._asked -= 1
            js.clearTimeout(self._timer)
            self._timer = js.setTimeout(self._tell_silence, PATIENCE) if self._asked else None
            self.on_silence(False)
        if answer is None and worker == self.worker and self._dead != worker:  # what fails in it would be an answer
            self._dead = worker
            self.on_death()
        if answer is None or worker != self.worker:
            raise Stopped
        return answer
