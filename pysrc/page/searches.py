"""Seam 1 from the page's side: the methods of `pysrc/worker.py`, and the searches that are open there.

Options and answers travel as JSON text; chunks of columns come beside the answers (`web/chunks.js`) and are passed on
to the drawing untouched.

A search is known by its options and by how many of its events the page has. So it can begin with a recording while
there is no worker yet, and go on in another worker when the one that had it was ended, or in the same one when that had
to let it go. The same search gives the same events; the worker catches up with what the page has.
"""

import asyncio
import json

import words
from catalog import OBSERVED, OWN

SLICE = 0.1  # seconds of catching up in one call
FIRST = 64  # expansions with which a search with the reader's own code begins


def uses_own(options):
    """Whether a search needs the reader's own code."""
    return any(str(value).startswith(OWN) for value in options.values())


class Stopped(Exception):  # noqa: N818 - it was wished for
    """The worker was ended before it answered, or nobody needs the answer any more."""


class Refused(Exception):  # noqa: N818 - it is an answer
    """The worker could not do what it was asked for; `answer` says why, in plain data."""

    def __init__(self, answer):
        super().__init__(json.dumps(answer))
        self.answer = answer


class OpenSearch:
    """One search as the page has it, and what it takes to open it once more."""

    def __init__(self, options=None, original=None, iteration=None):
        self.options, self.original, self.iteration = options, original, iteration
        self.program = None  # the observed one, as Searches.program
        self.observation = None  # what is told of it
        self.number, self.worker = None, None  # its number in the worker, and the number of that worker
        self.events = 0  # how many the page has
        self.recorded = None  # the chunk with which it begins, until the page has taken it
        self.opening = None  # set when the call that opens it again has its answer
        self.closed = False


class Searches:
    """Every method waits until the worker is there; what has been recorded is had before.

    `link`: `ask(method, *arguments)`, `worker` (its number), `connected`, `awaited(whether)`.
    """

    def __init__(self, link, recording):
        self.link, self.recording = link, recording
        self.awaited = link.awaited
        self.heard = lambda search, lines: None  # told of what the reader's code prints
        self.code, self.code_worker = "", None  # the reader's file that was loaded last, and the worker that has it
        self.program = None  # the one to be observed: {"text", "family", "function", "against", "request", "halted"}
        self.reloading = asyncio.Lock()  # one call has it loaded again, the others wait for that
        self.loading = self.halted = False  # whether another file is being loaded; whether this one was stopped

    async def _told(self, method, *arguments):
        return json.loads(await self.link.ask(method, *arguments))

    # -- the reader's own code -----------------------------------------------------------------------------------------

    async def load_code(self, text):
        """The answer of `worker.load_code`, its catalog for `Catalog.refresh`. Later workers get it when needed."""
        self.loading, self.halted = True, False
        try:
            answer = await self._told("load_code", text)
        finally:
            self.loading = False
        if answer["ok"]:  # else the one before is in the worker still
            self.code, self.code_worker = text, self.link.worker
            answer["catalog"] = words.catalog(answer["catalog"])
        return answer

    def halt(self):
        """The worker is ended. What was running of the file does not run again by itself."""
        self.halted = not self.loading
        if self.program:
            self.program["halted"] = True

    async def _told_of(self, method, options, *arguments):
        """An answer on options. Of a program that is observed, the algorithm of the book that it is beside is sent."""
        if options.get("algorithm") == OBSERVED:
            options = dict(options, algorithm=self.program["against"] if self.program else None)
        return await self._brought(options) or await self._told(method, json.dumps(options), *arguments)

    async def _brought(self, options):
        """A worker that has to know the reader's file for these options gets it; the failure where it may not."""
        if self.code and uses_own(options):
            async with self.reloading:
                if self.code_worker != self.link.worker:
                    if self.halted:
                        return {"ok": False, "errors": [{"field": "code", "id": "editor.halted", "values": {}}]}
                    self.halted = True  # should it never come to its end
                    await self._told("load_code", self.code)
                    self.code_worker, self.halted = self.link.worker, False
        return None

    async def sources(self, options):
        """The answer of `worker.sources`: what is running, to be read, and copies of it to be changed."""
        return await self._told_of("sources", options)

    async def templates(self):
        """The answer of `worker.templates`: files to start from, their titles in words."""
        answer = await self._told("templates")
        for template in answer.get("templates", []):
            template["title"] = words.text(template["title"])
        return answer

    # -- an observed program -------------------------------------------------------------------------------------------

    async def _open_run(self, search):
        """The answer of `worker.open_run`; of `worker.open_observed` where a program stands for the algorithm."""
        if search.options.get("algorithm") != OBSERVED:
            return await self._told_of("open_run", search.options)
        program = search.program
        if program is None or program["halted"]:
            return {"ok": False, "errors": [{"field": "code", "id": "homework.again", "values": {}}]}
        answer = await self._told_of("open_observed", search.options, json.dumps(program["request"]), program["text"])
        if answer["ok"]:
            answer["options"]["algorithm"] = OBSERVED
            search.observation = answer["observation"]
        return answer

    async def compare_observed(self, search, options):
        """The answer of `worker.compare_observed`: how a program parts from the book's search with these options."""
        return await self._ask_about(search, "compare_observed", json.dumps(options))

    async def explain_count(self, options, numbers):
        """The answer of `worker.explain_count`: which way of searching and counting gives these numbers."""
        return await self._told_of("explain_count", options, json.dumps(numbers))

    async def written(self, options, kind, expansions, through):
        """The answer of `worker.written`, as `through(answer)` gives it, without the text."""
        brought = await self._brought(options)
        return brought or json.loads(
            await self.link.ask("written", json.dumps(options), kind, expansions, through=through)
        )

    # -- asking --------------------------------------------------------------------------------------------------------

    async def random_start(self, options, steps, seed):
        return await self._told_of("random_start", options, steps, seed)

    async def verdict(self, options):
        """What the solver says of the heuristic on this problem."""
        return await self._told_of("verdict", options)

    async def measure_distances(self, search, seconds):
        """The answer of `worker.measure_distances`: how far the true distances are known."""
        return await self._ask_about(search, "measure_distances", seconds)

    async def distances(self, search):
        """The answer of `worker.distances` as JSON text: for a quarter of a million states Python takes too long."""
        return await self.link.ask("distances", await self._number(search))

    async def challenges(self):
        """The built-in ones, as the solver has them."""
        answer = await self._told("challenges")
        return answer["challenges"]

    async def check_challenge(self, text):
        """The answer of `worker.check_challenge` to a lecturer's file."""
        return await self._told("check_challenge", text)

    async def judge(self, challenge, options, second):
        """The answer of `worker.judge`: whether searches with these options solve a challenge; `second` may be None."""
        for each in (options, second or {}):
            refused = await self._brought(each)
            if refused:
                return refused
        return await self._told("judge", challenge, json.dumps(options), json.dumps(second))

    async def catalog(self):
        """The solver's lists as they are now, for `Catalog.refresh`."""
        answer = await self._told("catalog")
        return words.catalog(answer["catalog"])

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
        answer = await self._ask_about(search, "replay", iteration)
        return self._opened(again, answer) if answer["ok"] else answer

    async def extend(self, search, nodes):
        """Gives a search so many nodes more."""
        answer = await self._ask_about(search, "extend", nodes)
        if not answer["ok"]:
            raise Refused(answer)
        search.options["max_nodes"] = int(search.options["max_nodes"]) + nodes

    async def close(self, search):
        """The page needs it no more. What is still asked for it ends with Stopped."""
        search.closed = True
        if self._has(search):
            await self.link.ask("close", search.number)

    # -- chunks --------------------------------------------------------------------------------------------------------

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

    # -- the worker's numbers ------------------------------------------------------------------------------------------

    def _has(self, search):
        return search.number is not None and search.worker == self.link.worker and self.link.connected

    def _opened(self, search, answer):
        search.number, search.worker = answer["run"], self.link.worker
        answer["run"] = search
        return answer

    async def _ask_about(self, search, method, *arguments):
        """An answer on a search; one that the worker had to let go is opened again before."""
        while True:
            number = await self._number(search)
            answer = await self._told(method, number, *arguments)
            if answer["ok"] or not answer.get("lost"):
                return answer
            self._look_at(search, answer, number)

    def _look_at(self, search, answer, number):
        """A search that is lost can be opened again; any other refusal is one."""
        if not answer.get("lost"):
            raise Refused(answer)
        if search.number == number:
            search.number = None

    async def _number(self, search):
        """The number by which the worker knows it; one that it does not have is opened, up to where the page is."""
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
            opened = await self._ask_about(search.original, "replay", search.iteration)
        else:
            opened = await self._open_run(search)
        if not opened["ok"]:
            raise Refused(opened)
        if await self._catch_up(opened["run"], search.events):
            search.number, search.worker = opened["run"], self.link.worker

    async def _catch_up(self, number, events):
        """Whether it has come to so many events; not where it was lost on the way."""
        while True:
            answer = await self._told("catch_up", number, events, SLICE)
            if not answer["ok"] and not answer.get("lost"):
                raise Refused(answer)
            if not answer["ok"] or answer["there"]:
                return answer["ok"]
