"""Opening searches: send options to the solver, and load its answer into the player.

An option that does not fit is replaced unless the reader has just chosen it: a heuristic for which a new graph has no
values, a start that it lacks, an algorithm that cannot search the problem. A sentence names what was replaced.
"""

import asyncio
import json

from page.scope.scope import Closed
from page.text import words

FAR = 10**9  # a step behind every search's end
ROUNDS = 6  # in which something may give way


class Opening:
    """`listener` hears what comes of it: `claimed()`, `answered(answer)`, `entered(answer)`, `judged(verdict)`,
    `settled()`.

    `make_table(traits)` gives the table for the solver's JSON text; `scope`: its stage's.
    """

    def __init__(self, searches, player, choices, make_table, scope, listener):
        self.searches, self.player, self.choices = searches, player, choices
        self.make_table, self.scope, self.listener = make_table, scope, listener
        self.wish = None  # the scope of the latest search asked for: an older answer that comes late is dropped
        self.step = 0  # at which the latest is to stand
        self.replaced = []  # what gave way in the latest: the solver's sentence on it, and the value taken instead
        self.done = asyncio.Event()  # set while no search is being opened

    def claim(self):
        """The scope of a search: claimed when it is asked for, not when its coroutine runs. The last one is shown.

        From now on everybody knows that a search is being opened.
        """
        self.wish = wish = self.scope.renew(self.wish)
        self.done.clear()
        self.listener.claimed()
        return wish

    def give_up(self):
        """The worker was stopped before it answered: what was shown before still is."""
        self.choices.refuse()
        self._settle()

    async def open(self, options, step=0, fine=None, wish=None, wanted=()):
        """Opens a search; a refused one leaves everything as it was but for the sentences beside the fields.

        `step` None: to the end. `wanted`: the names that do not give way. Returns the solver's last answer, or None
        where another search has been asked for meanwhile.
        """
        wish = wish or self.claim()
        try:
            return await wish.wait(self._open(options, step, fine, wish, wanted))
        except Closed:
            self.scope.check()
            return None

    async def _open(self, options, step, fine, wish, wanted):
        wish.check()
        self.step = step
        answer, self.replaced = await wish.wait(self._ask(options, wish, wanted))
        self.listener.answered(answer)
        if answer["ok"]:
            await wish.wait(self._enter(answer, step, fine, wish))
        else:
            self.choices.refuse()
        self._settle()
        return answer

    def _settle(self):
        self.done.set()
        self.listener.settled()

    async def _ask(self, options, wish, wanted):
        """(answer, what gave way: the solver's sentence on it, and the value taken instead)."""
        catalog, replaced = self.choices.catalog, []
        answer = await wish.wait(self._opened(options, wish))
        for _ in range(ROUNDS):
            if answer["ok"]:
                break
            refused = [error["field"] for error in answer["errors"]]
            self._note(options, answer)
            other = None if any(name in wanted for name in refused) else catalog.without(options, refused)
            if other is None:
                break
            replaced += [(error, other.get(error["field"])) for error in answer["errors"]]
            options = other
            answer = await wish.wait(self._opened(options, wish))
        return answer, replaced

    def _opened(self, options, wish):
        return self._kept(self.searches.open(self.choices.catalog.taken(options)), wish)

    async def _kept(self, opened, wish):
        """The worker's answer. A search that was opened for nobody is closed: another was asked for meanwhile, or the
        stage has left.
        """
        answer = await opened
        if wish.closed and answer["ok"]:
            await self.searches.close(answer["run"])
        return answer

    def _note(self, options, answer):
        for error in answer["errors"]:
            if error["field"] == "heuristic":
                self.choices.note(options, options.get("heuristic"), error)

    async def show(self, search, answer, table, traits, result, step=0):
        """Shows a search that is over and in its table already: nothing of it is asked of the worker.

        `search`: an OpenSearch; `answer`: as the worker gives it; `traits`: of its table, in words.
        """
        wish, self.step, self.replaced = self.claim(), step, []
        self.listener.answered(answer)
        await wish.wait(self._enter_table(search, answer, table, traits, result, step, None, wish))
        self._settle()

    async def _enter(self, answer, step, fine, wish):
        traits = words.traits(answer["table"])
        table = self.make_table(json.dumps(traits))
        await self._enter_table(answer["run"], answer, table, traits, None, step, fine, wish)

    async def _enter_table(self, search, answer, table, traits, result, step, fine, wish):
        player = self.player
        former = player.original
        self.choices.adopt(answer["options"])
        player.load(search, table, traits, result)
        self.listener.entered(answer)
        if former:
            self.scope.start(self.searches.close(former))
        wish.start(self._judge(wish))
        await wish.wait(player.seek(FAR if step is None else step, fine))

    async def _judge(self, wish):
        """The heuristic's verdict, which may take the solver a moment."""
        options = self.choices.shown
        if self.choices.catalog.uses_h(options["algorithm"]):
            verdict = await wish.wait(self.searches.verdict(self.choices.catalog.taken(options)))
            if verdict["ok"]:
                self.listener.judged(verdict)

    # -- by other means ------------------------------------------------------------------------------------------------

    async def shuffle(self, options, steps, seed, wish):
        """A start that so many random actions lead to from the goal."""
        taken = self.choices.catalog.taken(options)
        answer = await wish.wait(self.searches.random_start(taken, steps, seed))
        if answer["ok"]:
            return await self.open(dict(options, start=answer["start"]), wish=wish)
        self.listener.answered(answer)
        self._settle()
        return answer

    def recall(self):
        """Run the iteration that was asked for and is no longer in memory once more, and show it. Returns the task."""
        player = self.player
        if player.lost is None:
            return None
        return self.scope.start(self._recall(player.original, player.lost, player.lost_step, self.claim()))

    async def _recall(self, search, iteration, step, wish):
        answer = await wish.wait(self._kept(self.searches.replay(search, iteration["index"]), wish))
        player = self.player
        if answer["ok"]:
            former = player.search if player.replayed else None
            table = self.make_table(json.dumps(words.traits(answer["table"])))
            player.enter_replay(answer["run"], table, iteration)
            self.listener.entered(None)
            if former:
                self.scope.start(self.searches.close(former))
            await wish.wait(player.seek(step))
        else:
            self.listener.answered(answer)
        self._settle()

    def return_to_latest(self):
        """Back from an iteration that was shown again to the search itself."""
        player = self.player
        if player.replayed is None:
            return
        self.scope.start(self.searches.close(player.search))
        player.leave_replay()
        self.listener.entered(None)
        player.tell()
