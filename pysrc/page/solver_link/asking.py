"""Requests to the worker other than searching: about options, and calls of the APIs in its bundles.

Knows no document.
"""

import json

from page.solver_link.options_json import request_json
from page.solver_link.reopening import Reopening
from page.text import words


class Asking(Reopening):
    """Every method waits until the worker is there."""

    async def ask_about(self, search, api, method, options=None, **request):
        """The answer of `ask` for a function on a search, whose number it gets as `run`."""
        named = {"options": options} if options else {}
        return await self._ask_about(
            search, lambda run: ("ask", api, method, request_json(dict(request, run=run), named))
        )

    async def written(self, options, kind, expansions, through):
        """A search as a file. An observed program cannot be written: the solver says so."""
        request = request_json({"kind": kind, "expansions": expansions}, {"options": options})
        refused = await self._brought(options)
        return refused or json.loads(await self.link.ask("ask", "recorded", "written", request, through=through))

    async def distances(self, search):
        """The true distances of a search's states as JSON text: Python would take too long to parse it."""
        return await self.link.ask("ask", "true_distances", "distances", '{"run": %d}' % await self._number(search))

    async def open_experiment(self, plan, own):
        """Begin a plan; `own`: an id of the reader's file that it needs, or None."""
        return await self._brought({"own": own or ""}) or await self.ask("experiment", "begin", plan=plan)

    async def random_start(self, options, steps, seed):
        return await self._told_of("random_start", options, steps, seed)

    async def verdict(self, options):
        """The solver's check of the heuristic on this problem; where it is `open`, `judge` goes on with it."""
        return await self._told_of("verdict", options)

    async def judge(self, search, seconds):
        """The same in a large space, as far as it has come after so many seconds."""
        return await self._ask_about(search, lambda run: ("judge", run, seconds))

    async def catalog(self):
        """The solver's lists as they are now, for `Catalog.refresh`."""
        answer = await self._answer("catalog")
        return words.catalog(answer["catalog"])

    async def templates(self):
        """The files to start from, their titles in words."""
        answer = await self.ask("user_code", "templates")
        for template in answer.get("templates", []):
            template["title"] = words.text(template["title"])
        return answer
