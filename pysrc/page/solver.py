"""Seam 1 from the page's side: the same methods as `pysrc/worker.py`, called across the worker's border.

Options and answers travel as JSON text; chunks of columns are passed on to the drawing untouched.
"""

import json

from pyscript import workers


class Solver:
    def __init__(self):
        self._worker = None

    async def connect(self, name="solver"):
        """Waits until Pyodide is up and the solver's modules are imported."""
        self._worker = await workers[name]

    @property
    def connected(self):
        return self._worker is not None

    async def open_run(self, options):
        return json.loads(await self._worker.open_run(json.dumps(options)))

    async def random_start(self, options, steps, seed):
        return json.loads(await self._worker.random_start(json.dumps(options), steps, seed))

    async def replay(self, run, iteration):
        return json.loads(await self._worker.replay(run, iteration))

    async def extend(self, run, nodes):
        return json.loads(await self._worker.extend(run, nodes))

    async def advance(self, run, expansions, seconds):
        """One chunk: a flat JavaScript object of typed arrays."""
        return await self._worker.advance(run, expansions, seconds)
