"""Your code on its way to the worker: a loaded file, and a traced program.

The code is lost with its worker. A later worker gets it again when a search needs it, unless it was stopped.

Knows no document.
"""

import asyncio
import json

from page.options.catalog import OBSERVED, OWN
from page.solver_link.options_json import options_json, request_json
from page.text import words


def uses_own(options):
    """Whether a search needs your code."""
    return any(str(value).startswith(OWN) for value in options.values())


class OwnCode:
    """Ask the worker after it has received your code.

    `link`: `ask(method, *arguments)`, `worker` (its number), `connected`, `awaited(whether)`.
    """

    def __init__(self, link):
        self.link = link
        self.code, self.code_worker = "", None  # the reader's file that was loaded last, and the worker that has it
        self.program = None  # the one to be observed: {"text", "against", "request", "halted"}
        self.reloading = asyncio.Lock()  # one call has it loaded again, the others wait for that
        self.loading = self.halted = False  # whether another file is being loaded; whether this one was stopped

    async def _answer(self, method, *arguments):
        return json.loads(await self.link.ask(method, *arguments))

    async def ask(self, api, method, *options, through=None, **request):
        """The answer of a function of `pysrc/searchlight/API/api.py`, which takes `request` by name.

        `options`: of one search or two, which the function gets as `options` and `second`; the worker has the reader's
        code for them by then. `through`: what is returned is the answer as this function of JavaScript gives it.
        """
        options_sent = {}
        for each in options:
            refused = await self._brought(each)
            if refused:
                return refused
            options_sent["second" if options_sent else "options"] = self._of_book(each)
        return json.loads(await self.link.ask("ask", api, method, request_json(request, options_sent), through=through))

    async def load_code(self, text):
        """The answer of `worker.load_code`, its catalog for `Catalog.refresh`. Later workers get it when needed."""
        self.loading, self.halted = True, False
        try:
            answer = await self._answer("load_code", text)
        finally:
            self.loading = False
        if answer["ok"]:  # else the one before is in the worker still
            self.code, self.code_worker = text, self.link.worker
            answer["catalog"] = words.catalog(answer["catalog"])
        return answer

    def halt(self):
        """Note that the worker was ended: a file that was running does not run again by itself."""
        self.halted = not self.loading
        if self.program:
            self.program["halted"] = True

    def _of_book(self, options):
        """The options with a traced program replaced by the textbook algorithm that it is compared with."""
        if options.get("algorithm") != OBSERVED:
            return options
        return dict(options, algorithm=self.program["against"] if self.program else None)

    async def _told_of(self, method, options, *arguments):
        """The worker's answer about options, after it has your code."""
        options = self._of_book(options)
        return await self._brought(options) or await self._answer(method, options_json(options), *arguments)

    async def _brought(self, options):
        """Send your file to a worker that needs it for these options. Return the failure if that is not allowed."""
        if self.code and uses_own(options):
            async with self.reloading:
                if self.code_worker != self.link.worker:
                    if self.halted:
                        return {"ok": False, "errors": [{"field": "code", "id": "editor.halted", "values": {}}]}
                    self.halted = True  # in case the code never ends
                    await self._answer("load_code", self.code)
                    self.code_worker, self.halted = self.link.worker, False
        return None

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
