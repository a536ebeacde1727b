"""Calls about searches that the worker may have dropped; such a search is opened again, up to the page's position.

Knows no document.
"""

import asyncio

from page.solver_link.open_search import Refused, Stopped
from page.solver_link.own_code import OwnCode

SLICE = 0.1  # seconds of catching up in one call


class Reopening(OwnCode):
    """Asks the worker about a search by the worker's number for it."""

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
