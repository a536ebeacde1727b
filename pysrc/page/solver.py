"""Seam 1 from the page's side: the same methods as `pysrc/worker.py`, called across the worker's border.

Options and answers travel as JSON text; chunks of columns are passed on to the drawing untouched.
"""

import asyncio
import json

from pyscript import workers


class Solver:
    """Every method waits until the worker is there."""

    def __init__(self):
        self._worker = None
        self._there = asyncio.Event()

    async def connect(self, name="solver"):
        """Waits until Pyodide is up and the solver's modules are imported."""
        self._worker = await workers[name]
        self._there.set()

    @property
    def connected(self):
        return self._worker is not None

    async def _call(self):
        await self._there.wait()
        return self._worker

    async def started_from(self):
        return await (await self._call()).started_from()

    async def open_run(self, options):
        return json.loads(await (await self._call()).open_run(json.dumps(options)))

    async def random_start(self, options, steps, seed):
        return json.loads(await (await self._call()).random_start(json.dumps(options), steps, seed))

    async def replay(self, run, iteration):
        return json.loads(await (await self._call()).replay(run, iteration))

    async def extend(self, run, nodes):
        return json.loads(await (await self._call()).extend(run, nodes))

    async def advance(self, run, expansions, seconds):
        """One chunk: a flat JavaScript object of typed arrays."""
        return await (await self._call()).advance(run, expansions, seconds)
