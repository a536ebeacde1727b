"""Your code on its way to the worker: a loaded file, and a traced program.

The code is lost with its worker. A later worker gets it again when a search needs it, unless it was stopped.

Knows no document.
"""

import asyncio

from page.options.catalog import OBSERVED, OWN
from page.text import words


def uses_own(options):
    """Whether a search needs your code."""
    return any(str(value).startswith(OWN) for value in options.values())


class OwnCode:
    """`link`: as for Searches; `answer(method, *arguments)`: the worker's answer, in plain data."""

    def __init__(self, link, answer):
        self.link, self.answer = link, answer
        self.text, self.worker = "", None  # the reader's file that was loaded last, and the worker that has it
        self.program = None  # the one to be observed: {"text", "against", "request", "halted"}
        self.reloading = asyncio.Lock()  # one call has it loaded again, the others wait for that
        self.loading = self.halted = False  # whether another file is being loaded; whether this one was stopped

    async def load(self, text):
        """The answer of `worker.load_code`, its catalog for `Catalog.refresh`. Later workers get it when needed."""
        self.loading, self.halted = True, False
        try:
            answer = await self.answer("load_code", text)
        finally:
            self.loading = False
        if answer["ok"]:  # else the one before is in the worker still
            self.text, self.worker = text, self.link.worker
            answer["catalog"] = words.catalog(answer["catalog"])
        return answer

    async def bring(self, options):
        """Send the file to a worker that needs it for these options. Return the failure if that is not allowed."""
        if self.text and uses_own(options):
            async with self.reloading:
                if self.worker != self.link.worker:
                    if self.halted:
                        return {"ok": False, "errors": [{"field": "code", "id": "editor.halted", "values": {}}]}
                    self.halted = True  # in case the code never ends
                    await self.answer("load_code", self.text)
                    self.worker, self.halted = self.link.worker, False
        return None

    def halt(self):
        """Note that the worker was ended: a file that was running does not run again by itself."""
        self.halted = not self.loading
        if self.program:
            self.program["halted"] = True

    def of_book(self, options):
        """The options with a traced program replaced by the textbook algorithm that it is compared with."""
        if options.get("algorithm") != OBSERVED:
            return options
        return dict(options, algorithm=self.program["against"] if self.program else None)
