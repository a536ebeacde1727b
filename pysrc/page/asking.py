"""What the worker is asked besides searching: about options, about a search, what there is, challenges."""

import json

import words
from options_json import options_json
from reopening import Reopening


class Asking(Reopening):
    """The methods are called as those of `pysrc/worker.py`, and wait until the worker is there."""

    # -- about options -------------------------------------------------------------------------------------------------

    async def random_start(self, options, steps, seed):
        return await self._told_of("random_start", options, steps, seed)

    async def verdict(self, options):
        """What the solver says of the heuristic on this problem."""
        return await self._told_of("verdict", options)

    async def explain_count(self, options, numbers):
        """The answer of `worker.explain_count`: which way of searching and counting gives these numbers."""
        return await self._told_of("explain_count", options, json.dumps(numbers))

    async def written(self, options, kind, expansions, through):
        """The answer of `worker.written`, as `through(answer)` gives it, without the text."""
        brought = await self._brought(options)
        return brought or json.loads(
            await self.link.ask("written", options_json(options), kind, expansions, through=through)
        )

    async def puzzle(self, options, seed):
        """The answer of `worker.puzzle`: the lines of the search's algorithm, to be put in order."""
        return await self._told_of("puzzle", options, seed)

    async def try_lines(self, options, request, text):
        """The answer of `worker.try_lines`: what a program that was put together does."""
        return await self._told_of("try_lines", options, json.dumps(request), text)

    async def worksheet(self, options, request):
        """The answer of `worker.worksheet`: a sheet whose texts are messages."""
        return await self._told_of("worksheet", options, json.dumps(request))

    async def worksheet_text(self, sheet):
        """The answer of `worker.worksheet_text` to a sheet in words, JSON text."""
        return await self._told("worksheet_text", sheet)

    # -- about a search ------------------------------------------------------------------------------------------------

    async def measure_distances(self, search, seconds):
        """The answer of `worker.measure_distances`: how far the true distances are known."""
        return await self._ask_about(search, "measure_distances", seconds)

    async def distances(self, search):
        """The answer of `worker.distances` as JSON text: for a quarter of a million states Python takes too long."""
        return await self.link.ask("distances", await self._number(search))

    async def compare_observed(self, search, options):
        """The answer of `worker.compare_observed`: how a program parts from the book's search with these options."""
        return await self._ask_about(search, "compare_observed", options_json(options))

    # -- what there is -------------------------------------------------------------------------------------------------

    async def catalog(self):
        """The solver's lists as they are now, for `Catalog.refresh`."""
        answer = await self._told("catalog")
        return words.catalog(answer["catalog"])

    async def sources(self, options):
        """The answer of `worker.sources`: what is running, to be read, and copies of it to be changed."""
        return await self._told_of("sources", options)

    async def templates(self):
        """The answer of `worker.templates`: files to start from, their titles in words."""
        answer = await self._told("templates")
        for template in answer.get("templates", []):
            template["title"] = words.text(template["title"])
        return answer

    # -- experiments ---------------------------------------------------------------------------------------------------

    async def open_experiment(self, plan, own):
        """The answer of `worker.open_experiment`; `own`: an id of the reader's file that the plan needs, or None."""
        return await self._brought({"own": own or ""}) or await self._told("open_experiment", json.dumps(plan))

    async def more_rows(self, seconds, through):
        """The answer of `worker.more_rows`, as `through(answer)` gives it, without the rows."""
        return json.loads(await self.link.ask("more_rows", seconds, through=through))

    # -- challenges ----------------------------------------------------------------------------------------------------

    async def challenges(self):
        """The built-in ones, as the solver has them."""
        answer = await self._told("challenges")
        return answer["challenges"]

    async def check_challenge(self, text):
        """The answer of `worker.check_challenge` to a lecturer's file."""
        return await self._told("check_challenge", text)

    async def check_lesson(self, text):
        """The answer of `worker.check_lesson` to a lecturer's file."""
        return await self._told("check_lesson", text)

    async def judge(self, challenge, options, second):
        """The answer of `worker.judge`: whether searches with these options solve a challenge; `second` may be None."""
        for each in (options, second or {}):
            refused = await self._brought(each)
            if refused:
                return refused
        return await self._told("judge", challenge, options_json(options), options_json(second) if second else "null")
