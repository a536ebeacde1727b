"""Seam 1 from the page's side: the methods of `pysrc/worker.py`, called across the worker's border.

Options and answers travel as JSON text; chunks of columns come beside the answers (`web/chunks.js`) and are passed on
to the drawing untouched.

Runs have numbers of the page's own here. A run is known by its options and by how many of its events the page has:
so it can begin with a recording while there is no worker yet, and go on in another worker when the one that had it was
stopped. The same search gives the same events; the worker catches up with what the page has.
"""

import asyncio
import json

import js
from pyscript.workers import create_named_worker, workers

from seam import seam

PATIENCE = 2_000  # milliseconds without an answer after which one may want to stop it: no search of ours takes so long
SLICE = 0.1  # seconds of catching up in one call
STOPPED = "stopped"  # stands in for the answer of a worker that was stopped


class Stopped(Exception):  # noqa: N818 - it was wished for
    """The worker was stopped before it answered."""


class Run:
    """What it takes to open a run once more: its options, or the run and the iteration of which it is the replay."""

    def __init__(self, options=None, original=None, iteration=None):
        self.options, self.original, self.iteration = options, original, iteration
        self.number = None  # the worker's own, while it has the run
        self.events = 0  # how many the page has
        self.recorded = None  # the chunk with which it begins, until the page has taken it


class Solver:
    """Every method waits until the worker is there; what has been recorded is had before.

    `on_wait(whether)`: someone waits for the worker to be there. `on_silence(whether)`: it does not answer for a while.
    """

    def __init__(self, recording, on_wait, on_silence):
        self.recording, self.on_wait, self.on_silence = recording, on_wait, on_silence
        self._worker = self._advance = None
        self._tag = js.document.querySelector("script[worker]")
        self._there = asyncio.Event()
        self._stop = js.Promise.withResolvers()
        self._started = 0  # workers so far, the first one not counted
        self._runs, self._latest = {}, 0
        self._asked = 0  # calls under way
        self._timer = None
        self._tell_silence = lambda *_: self.on_silence(True)

    async def connect(self):
        """Waits until Pyodide is up and the solver's modules are imported."""
        self._take(await workers["solver"])

    async def restart(self):
        """Ends the worker, whatever it does, and has a fresh one; the calls under way raise Stopped."""
        self._tag.xworker.terminate()
        self._tag.remove()
        self._worker = None
        self._there.clear()
        for run in self._runs.values():
            run.number = None
        stop, self._stop = self._stop, js.Promise.withResolvers()
        stop.resolve(STOPPED)
        self._started += 1
        name = "solver-%d" % self._started  # PyScript takes each name once
        coming = asyncio.create_task(create_named_worker("./solver/worker.py", name))
        await asyncio.sleep(0)
        self._tag = js.document.querySelector("script[worker]")
        self._take(await coming)

    def _take(self, worker):
        self._worker, self._advance = worker, seam.chunksOf(self._tag.xworker)
        self._there.set()

    @property
    def connected(self):
        return self._worker is not None

    def awaited(self, yes):
        """Someone waits for an answer (or no longer): where the worker is not there yet, that is shown."""
        self.on_wait(yes and not self.connected)

    # -- asking --------------------------------------------------------------------------------------------------------

    async def _ask(self, method, *arguments):
        """The worker's answer. A worker that is stopped never answers: then Stopped is raised."""
        await self._there.wait()
        self._asked += 1
        if self._timer is None:
            self._timer = js.setTimeout(self._tell_silence, PATIENCE)
        stop = self._stop
        try:
            ask = self._advance if method == "advance" else getattr(self._worker, method)
            answers = js.Array.of(ask(*arguments), stop.promise)
            answer = await js.Promise.race(answers)
        finally:
            self._asked -= 1
            js.clearTimeout(self._timer)
            self._timer = js.setTimeout(self._tell_silence, PATIENCE) if self._asked else None
            self.on_silence(False)
        if isinstance(answer, str) and answer == STOPPED:
            raise Stopped
        return answer

    async def _told(self, method, *arguments):
        return json.loads(await self._ask(method, *arguments))

    async def started_from(self):
        return await self._ask("started_from")

    async def random_start(self, options, steps, seed):
        return await self._told("random_start", json.dumps(options), steps, seed)

    # -- runs ----------------------------------------------------------------------------------------------------------

    async def open_run(self, options):
        recorded = None if self.connected else await self.recording.of(options)
        if recorded:
            run = Run(dict(options))
            answer, run.recorded = recorded
            return self._enter(run, answer)
        self.awaited(True)
        answer = await self._told("open_run", json.dumps(options))
        return self._enter(Run(dict(options)), answer) if answer["ok"] else answer

    async def replay(self, run, iteration):
        original = self._runs[run]
        answer = await self._told("replay", await self._number(original), iteration)
        return self._enter(Run(original=original, iteration=iteration), answer)

    async def verdict(self, options):
        """What the solver says of the heuristic on this problem, in plain data."""
        return await self._told("verdict", json.dumps(options))

    async def extend(self, run, nodes):
        held = self._runs[run]
        answer = await self._told("extend", await self._number(held), nodes)
        held.options["max_nodes"] = int(held.options["max_nodes"]) + nodes
        held.events -= 1  # the end, which is taken back
        return answer

    def has(self, run):
        """Whether the worker has the run open, so that calls need not wait for each other."""
        held = self._runs[run]
        return held.number is not None and not held.recorded

    async def advance(self, run, expansions, seconds):
        """One chunk: a flat JavaScript object of typed arrays."""
        held = self._runs[run]
        if held.recorded:
            chunk, held.recorded = held.recorded, None
        else:
            chunk = await self._ask("advance", await self._number(held), expansions, seconds)
        held.events = max(held.events, chunk.first_event + chunk.kind.length)
        return chunk

    def _enter(self, run, answer):
        """The answer with the page's number for the run. Of old ones the worker keeps few, too."""
        run.number = answer.get("run")
        self._latest += 1
        self._runs[self._latest] = run
        self._runs.pop(self._latest - 8, None)
        answer["run"] = self._latest
        return answer

    async def _number(self, run):
        """The number by which the worker knows a run; one that it does not have is opened, up to where the page is."""
        if run.number is None:
            if run.original:
                opened = await self._told("replay", await self._number(run.original), run.iteration)
            else:
                opened = await self._told("open_run", json.dumps(run.options))
            while not (await self._told("catch_up", opened["run"], run.events, SLICE))["there"]:
                pass
            run.number = opened["run"]
        return run.number
