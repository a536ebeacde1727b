"""Boundary 1 from the page's side: the methods of `pysrc/worker.py`, and the searches that are open there.

Options and answers travel as JSON text; chunks of columns come beside the answers (`web/chunks.js`) and are passed on
to the drawing untouched. What a search is to the page stands in `open_search.py`.

Each layer knows those before it: `own_code.py` (a worker that has the reader's code), `reopening.py` (a worker that has
the search), `asking.py` (what else is asked), and here: searches are opened, searched on, and closed.

Knows no document.
"""

import json

from page.choice.catalog import OBSERVED
from page.worker.asking import Asking
from page.worker.open_search import OpenSearch, Refused
from page.worker.own_code import uses_own

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
        """Where the reader's code cannot even begin, or never comes back, what was shown before stays."""
        try:
            search.recorded = await self._chunk(search, FIRST, SLICE)
        except Refused as refusal:
            return refusal.answer
        return answer

    async def replay(self, search, iteration):
        """Opens a run that shows one finished iteration of another one."""
        again = OpenSearch(original=search, iteration=iteration)
        answer = await self._ask_about(search, lambda run: ("replay", run, iteration))
        return self._opened(again, answer) if answer["ok"] else answer

    async def close(self, search):
        """The page needs it no more. What is still asked for it ends with Stopped."""
        search.closed = True
        if self._has(search):
            await self.link.ask("close", search.number)

    # -- stepping ------------------------------------------------------------------------------------------------------

    def has(self, search):
        """Whether calls for it need not wait for each other: the worker has it, and the recording has been taken."""
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

    async def extend(self, search, nodes):
        """Gives a search so many nodes more."""
        answer = await self._ask_about(search, lambda run: ("extend", run, nodes))
        if not answer["ok"]:
            raise Refused(answer)
        search.options["max_nodes"] = int(search.options["max_nodes"]) + nodes
