"""Opening searches: options go to the solver, and what it answers is entered by the player.

What cannot be used gives way, where it is not what the reader has just asked for: a heuristic that a new graph has no
values for, a start that is not in it, an algorithm that a problem cannot be searched with. What gave way is said.
"""

import asyncio
import json

import words

FAR = 10**9  # a step behind every search's end
ROUNDS = 6  # in which something may give way


class Opening:
    """`told` hears what comes of it: `asked()`, `said(answer)`, `entered(answer)`, `judged(verdict)`,
    `settled()`.

    `make_table(traits)` gives the table for the solver's JSON text; `scope`: its stage's.
    """

    def __init__(self, searches, player, choices, make_table, scope, told):
        self.searches, self.player, self.choices = searches, player, choices
        self.make_table, self.scope, self.told = make_table, scope, told
        self.latest = 0  # number of the latest search asked for: an older answer that comes late is dropped
        self.step = 0  # at which the latest is to stand
        self.way = []  # what gave way in the latest: the solver's sentence on it, and the value taken instead
        self.done = asyncio.Event()  # set while no search is being opened

    def claim(self):
        """The number of a search: claimed when it is asked for, not when its coroutine runs. The last one is shown.

        From now on everybody knows that a search is being opened.
        """
        self.latest += 1
        self.done.clear()
        self.told.asked()
        return self.latest

    def give_up(self):
        """The worker was stopped before it answered: what was shown before still is."""
        self.choices.refuse()
        self.done.set()
        self.told.settled()

    async def open(self, options, step=0, fine=None, number=None, wanted=()):
        """Opens a search; a refused one leaves everything as it was but for the sentences beside the fields.

        `step` None: to the end. `wanted`: the names that do not give way. Returns the solver's last answer, or None
        where another search has been asked for meanwhile.
        """
        mine = number or self.claim()
        if mine != self.latest:
            return None
        self.step = step
        answer, self.way = await self._ask(options, mine, wanted)
        if mine != self.latest:
            return None
        self.told.said(answer)
        if answer["ok"]:
            await self._enter(answer, step, fine)
        else:
            self.choices.refuse()
        if mine == self.latest:
            self.done.set()
            self.told.settled()
        return answer

    async def _ask(self, options, mine, wanted):
        """(answer, what gave way: the solver's sentence on it, and the value taken instead)."""
        catalog, way = self.choices.catalog, []
        answer = await self._answer(options, mine)
        for _ in range(ROUNDS):
            if answer["ok"] or mine != self.latest:
                break
            refused = [error["field"] for error in answer["errors"]]
            self._note(options, answer)
            other = None if any(name in wanted for name in refused) else catalog.without(options, refused)
            if other is None:
                break
            way += [(error, other.get(error["field"])) for error in answer["errors"]]
            options = other
            answer = await self._answer(options, mine)
        return answer, way

    async def _answer(self, options, mine):
        answer = await self.searches.open(self.choices.catalog.taken(options))
        await self._let_go(answer, mine)
        return answer

    async def _let_go(self, answer, mine):
        """Close a search that was opened for nobody: another was asked for meanwhile, or the stage has left."""
        if answer["ok"] and (self.scope.closed or mine != self.latest):
            await self.searches.close(answer["run"])
        self.scope.check()

    def _note(self, options, answer):
        for error in answer["errors"]:
            if error["field"] == "heuristic":
                self.choices.note(options, options.get("heuristic"), error)

    async def show(self, search, answer, table, traits, result, step=0):
        """Shows a search that is over and in its table already: nothing of it is asked of the worker.

        `search`: an OpenSearch; `answer`: as the worker gives it; `traits`: of its table, in words.
        """
        mine, self.step, self.way = self.claim(), step, []
        self.told.said(answer)
        await self._enter_table(search, answer, table, traits, result, step, None)
        if mine == self.latest:
            self.done.set()
            self.told.settled()

    async def _enter(self, answer, step, fine):
        traits = words.traits(answer["table"])
        table = self.make_table(json.dumps(traits))
        await self._enter_table(answer["run"], answer, table, traits, None, step, fine)

    async def _enter_table(self, search, answer, table, traits, result, step, fine):
        mine, player = self.latest, self.player
        former = player.original
        self.choices.adopt(answer["options"])
        player.load(search, table, traits, result)
        self.told.entered(answer)
        if former:
            self.scope.start(self.searches.close(former))
        self.scope.start(self._judge(mine))
        await self.scope.wait(player.seek(FAR if step is None else step, fine))

    async def _judge(self, mine):
        """The heuristic's verdict, which may take the solver a moment."""
        options = self.choices.shown
        if self.choices.catalog.uses_h(options["algorithm"]):
            verdict = await self.scope.wait(self.searches.verdict(self.choices.catalog.taken(options)))
            if mine == self.latest and verdict["ok"]:
                self.told.judged(verdict)

    # -- by other means ------------------------------------------------------------------------------------------------

    async def shuffle(self, options, steps, seed, number):
        """A start that so many random actions lead to from the goal."""
        taken = self.choices.catalog.taken(options)
        answer = await self.scope.wait(self.searches.random_start(taken, steps, seed))
        if number != self.latest:
            return None
        if answer["ok"]:
            return await self.open(dict(options, start=answer["start"]), number=number)
        self.told.said(answer)
        self.done.set()
        self.told.settled()
        return answer

    def recall(self):
        """Run the iteration that was asked for and is no longer in memory once more, and show it. Returns the task."""
        player = self.player
        if player.lost is None:
            return None
        return self.scope.start(self._recall(player.original, player.lost, player.lost_step, self.claim()))

    async def _recall(self, search, iteration, step, mine):
        answer = await self.searches.replay(search, iteration["index"])
        await self._let_go(answer, mine)
        if mine != self.latest:
            return
        player = self.player
        if answer["ok"]:
            former = player.search if player.replayed else None
            table = self.make_table(json.dumps(words.traits(answer["table"])))
            player.enter_replay(answer["run"], table, iteration)
            self.told.entered(None)
            if former:
                self.scope.start(self.searches.close(former))
            await self.scope.wait(player.seek(step))
        else:
            self.told.said(answer)
        if mine == self.latest:
            self.done.set()
            self.told.settled()

    def return_to_latest(self):
        """Back from an iteration that was shown again to the search itself."""
        player = self.player
        if player.replayed is None:
            return
        self.scope.start(self.searches.close(player.search))
        player.leave_replay()
        self.told.entered(None)
        player.tell()
