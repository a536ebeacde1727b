"""Boundary 1 from the page's side: the methods of `pysrc/worker.py`, and the searches that are open there.

Options and answers are JSON text. Chunks of columns come with the answers (`web/chunks.js`) and go to the drawing
untouched. `open_search.py` has the page's record of a search.

Each layer uses those before it: `own_code.py` (the worker has your code), `reopening.py` (the worker has the search),
`asking.py` (other questions), and this module, which opens, advances and closes searches.

Knows no document.
"""

import json

from page.options.catalog import OBSERVED
from page.solver_link.asking import Asking
from page.solver_link.open_search import OpenSearch, Refused
from page.solver_link.own_code import uses_own

FIRST = 64  # expansions with which a search with the reader's own code begins
SLICE = 0.1  # seconds at most that it is searched for then


class Searches(Asking):
    """Questions to the worker, each of which waits for it; the recording is available earlier."""

    def __init__(self, link, recording):
        """`link`: see OwnCode; `recording`: `of(options)`, the recorded beginning of a search."""
        super().__init__(link)
        self.recording = recording
        self.awaited = link.awaited
        self.heard = lambda search, lines: None  # told of what the reader's code prints

    # -- opening -------------------------------------------------------------------------------------------------------

    async def open(self, options):
        """The answer of `worker.open_run`, with an OpenSearch as its `run`."""
        recorded = None if self.link.connected else await self.recording.of(options)
        search = OpenSearch(dict(options))
        if recorded:
            answer, search.recorded = recorded
            answer["run"] = search
            return answer
        self.awaited(True)
        search.program = self.program
        answer = await self._open_run(search)
        if answer["ok"]:
            self._opened(search, answer)
            if uses_own(options) and options.get("algorithm") != OBSERVED:
                return await self._tried(search, answer)
        return answer

    async def _tried(self, search, answer):
        """Open a search. If your code fails at once or never returns, what was shown before stays."""
        try:
            search.recorded = await self._chunk(search, FIRST, SLICE)
        except Refused as refusal:
            return refusal.answer
        return answer

    async def replay(self, search, iteration):
        """Open a run that shows one finished iteration of another one."""
        again = OpenSearch(original=search, iteration=iteration)
        answer = await self._ask_about(search, lambda run: ("replay", run, iteration))
        return self._opened(again, answer) if answer["ok"] else answer

    async def close(self, search):
        """Close a search. Calls for it that are under way end with Stopped."""
        search.closed = True
        if self._has(search):
            await self.link.ask("close", search.number)

    # -- stepping ------------------------------------------------------------------------------------------------------

    def has(self, search):
        """Whether calls for it need not wait: the worker has the search, and the recording has been used."""
        return self._has(search) and not search.recorded

    async def advance(self, search, expansions, seconds):
        """One chunk: a flat JavaScript object of typed arrays."""
        if search.recorded:
            chunk, search.recorded = search.recorded, None
        else:
            chunk = await self._chunk(search, expansions, seconds)
        search.events = max(search.events, chunk.first_event + chunk.kind.length)
        return chunk

    async def _chunk(self, search, expansions, seconds):
        while True:
            number = await self._number(search)
            chunk = await self.link.ask("advance", number, expansions, seconds)
            if getattr(chunk, "output", None):
                self.heard(search, json.loads(chunk.output))
            if not chunk.failed:
                return chunk
            self._look_at(search, json.loads(chunk.failed), number)

    def stop(self):
        """End the worker, whatever it does; a fresh one follows."""
        self.link.on_death(None)

    async def extend(self, search, nodes):
        """Raise a search's budget by this many nodes."""
        answer = await self._ask_about(search, lambda run: ("extend", run, nodes))
        if not answer["ok"]:
            raise Refused(answer)
        search.options["max_nodes"] = int(search.options["max_nodes"]) + nodes
