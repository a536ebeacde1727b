"""Boundary 1 from the page's side: the methods of `pysrc/worker.py`, and the searches that are open there.

Options and answers are JSON text. Chunks of columns come with the answers and go to the table untouched
(`web/table/extent.js`). `open_search.py` has the page's record of a search, `own_code.py` your file and program.

A worker gets your code before it is asked about options that need it. A search that the worker has dropped is opened
again, up to the page's position.

Knows no document.
"""

import asyncio
import json

from page.options.catalog import OBSERVED
from page.solver_link.open_search import OpenSearch, Refused, Stopped
from page.solver_link.options_json import options_json, request_json
from page.solver_link.own_code import OwnCode, uses_own

FIRST = 64  # expansions with which a search with the reader's own code begins
SLICE = 0.1  # seconds at most that it is searched for then, or that one call catches up


class Searches:
    """Questions to the worker, each of which waits for it; the recording is available earlier.

    `link`: `ask(method, *arguments)`, `worker` (its number), `connected`, `awaited(whether)`; `recording`:
    `of(options)`, the recorded beginning of a search.
    """

    def __init__(self, link, recording):
        self.link, self.recording, self.awaited = link, recording, link.awaited
        self.code = OwnCode(link, self._answer)
        self.heard = lambda search, lines: None  # told of what the reader's code prints

    def stop(self):
        """End the worker, whatever it does; a fresh one follows."""
        self.link.on_death(None)

    # -- questions about options, and to APIs --------------------------------------------------------------------------

    async def _answer(self, method, *arguments):
        return json.loads(await self.link.ask(method, *arguments))

    async def _told_of(self, method, options, *arguments):
        options = self.code.of_book(options)
        return await self.code.bring(options) or await self._answer(method, options_json(options), *arguments)

    async def ask(self, api, method, *options, through=None, **request):
        """The answer of a function of `pysrc/searchlight/API/api.py`, which takes `request` by name.

        `options`: of one search or two, which the function gets as `options` and `second`; the worker has the reader's
        code for them by then. `through`: what is returned is the answer as this function of JavaScript gives it.
        """
        options_sent = {}
        for each in options:
            refused = await self.code.bring(each)
            if refused:
                return refused
            options_sent["second" if options_sent else "options"] = self.code.of_book(each)
        return json.loads(await self.link.ask("ask", api, method, request_json(request, options_sent), through=through))

    async def ask_about(self, search, api, method, options=None, **request):
        """The answer of `ask` for a function on a search, whose number it gets as `run`."""
        named = {"options": options} if options else {}
        return await self._ask_about(
            search, lambda run: ("ask", api, method, request_json(dict(request, run=run), named))
        )

    async def written(self, options, kind, expansions, through):
        """A search as a file. An observed program cannot be written: the solver says so."""
        request = request_json({"kind": kind, "expansions": expansions}, {"options": options})
        refused = await self.code.bring(options)
        return refused or json.loads(await self.link.ask("ask", "recorded", "written", request, through=through))

    async def distances(self, search):
        """The true distances of a search's states as JSON text: Python would take too long to parse it."""
        return await self.link.ask("ask", "true_distances", "distances", '{"run": %d}' % await self._number(search))

    async def open_experiment(self, plan, own):
        """Begin a plan; `own`: an id of the reader's file that it needs, or None."""
        return await self.code.bring({"own": own or ""}) or await self.ask("experiment", "begin", plan=plan)

    async def random_start(self, options, steps, seed):
        return await self._told_of("random_start", options, steps, seed)

    async def verdict(self, options):
        """The solver's check of the heuristic on this problem; where it is `open`, `judge` goes on with it."""
        return await self._told_of("verdict", options)

    async def judge(self, search, seconds):
        """The same in a large space, as far as it has come after so many seconds."""
        return await self._ask_about(search, lambda run: ("judge", run, seconds))

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
        search.program = self.code.program
        answer = await self._open_run(search)
        if answer["ok"]:
            self._opened(search, answer)
            if uses_own(options) and options.get("algorithm") != OBSERVED:
                return await self._tried(search, answer)
        return answer

    async def _open_run(self, search):
        """The answer of `worker.open_run`, or of searchlight/tracing/api.py for a traced program."""
        if search.options.get("algorithm") != OBSERVED:
            return await self._told_of("open_run", search.options)
        program = search.program
        if program is None or program["halted"]:
            return {"ok": False, "errors": [{"field": "code", "id": "homework.again", "values": {}}]}
        answer = await self.ask("tracing", "observe", search.options, request=program["request"], text=program["text"])
        if answer["ok"]:
            answer["options"]["algorithm"] = OBSERVED
            search.observation = answer["observation"]
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

    async def extend(self, search, nodes):
        """Raise a search's budget by this many nodes."""
        answer = await self._ask_about(search, lambda run: ("extend", run, nodes))
        if not answer["ok"]:
            raise Refused(answer)
        search.options["max_nodes"] = int(search.options["max_nodes"]) + nodes

    # -- searches that the worker may have dropped ---------------------------------------------------------------------

    def _has(self, search):
        return search.number is not None and search.worker == self.link.worker and self.link.connected

    def _opened(self, search, answer):
        search.number, search.worker = answer["run"], self.link.worker
        answer["run"] = search
        return answer

    async def _ask_about(self, search, call):
        """Return an answer about a search, opening it again first if the worker has dropped it.

        `call(number)`: the name of a function of `pysrc/worker.py`, and its arguments.
        """
        while True:
            number = await self._number(search)
            answer = await self._answer(*call(number))
            if answer["ok"] or not answer.get("lost"):
                return answer
            self._look_at(search, answer, number)

    def _look_at(self, search, answer, number):
        """Note that a search was lost, so that it is opened again. Raise Refused for any other refusal."""
        if not answer.get("lost"):
            raise Refused(answer)
        if search.number == number:
            search.number = None

    async def _number(self, search):
        """The worker's number for the search, which is opened again up to the page's position if needed."""
        if search.record:
            raise Refused(search.record)
        while not self._has(search):
            if search.closed:
                raise Stopped
            if search.opening:  # by another call: two runs of it would both send the same events
                await search.opening.wait()
                continue
            search.opening = asyncio.Event()
            try:
                await self._open_again(search)
            finally:
                search.opening.set()
                search.opening = None
        return search.number

    async def _open_again(self, search):
        if search.original:
            opened = await self._ask_about(search.original, lambda run: ("replay", run, search.iteration))
        else:
            opened = await self._open_run(search)
        if not opened["ok"]:
            raise Refused(opened)
        if await self._catch_up(opened["run"], search.events):
            search.number, search.worker = opened["run"], self.link.worker

    async def _catch_up(self, number, events):
        """Search up to this many events. Return False if the search was lost meanwhile."""
        while True:
            answer = await self._answer("catch_up", number, events, SLICE)
            if not answer["ok"] and not answer.get("lost"):
                raise Refused(answer)
            if not answer["ok"] or answer["there"]:
                return answer["ok"]
