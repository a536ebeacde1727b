"""Opening searches: what was chosen, typed, drawn or linked goes to the solver, and what it answers is entered."""

import asyncio
import json

import words
from dom import find, message, show
from seam import seam

FAR = 10**9  # a step behind every search's end


class Opening:
    """`page` gives the solver, the player and the panels. `options`: those of the search that is shown."""

    def __init__(self, page):
        self.page = page
        self.options = {}
        self.latest = 0  # number of the latest search asked for: an older answer that comes late is dropped
        self.done = asyncio.Event()  # set while no search is being opened

    # -- by other means ------------------------------------------------------------------------------------------------

    def change(self, options):
        """The reader has chosen something else."""
        message(find("link-message"), None)
        if not self.page.solver.connected:
            self.page.setup.fill(options)
        self.page.start(self.open(options, number=self.claim()))

    def edit(self, name, text):
        """The start, the goal or the grid was changed in its drawing: the search is shown at the same place again."""
        options = dict(self.page.setup.chosen)
        options[name] = text
        player = self.page.player
        self.page.start(self._edit(options, None if player.at_end else player.step, self.claim()))

    async def _edit(self, options, step, number):
        answer = await self.open(options, step, number=number)
        if answer and not answer["ok"]:
            self.page.space.restore(self.page.player)

    def lesson(self, lesson):
        """Opens the search that a lesson is about, as a link would."""
        options, _ = self.page.setup.accept(lesson["options"])
        self.change(options)

    def shuffle(self, options, steps, seed):
        self.page.start(self._shuffle(options, steps, seed))

    async def _shuffle(self, options, steps, seed):
        setup = self.page.setup
        answer = await self.page.solver.random_start(setup.taken(options), steps, seed)
        if answer["ok"]:
            options["start"] = answer["start"]
            await self.open(options)
        else:
            setup.say(answer)

    def give_up(self):
        """The solver was stopped before it answered: what was shown before still is."""
        self.done.set()
        if self.options:
            self.page.setup.fill(self.options)

    # -- opening -------------------------------------------------------------------------------------------------------

    def claim(self):
        """The number of a search: claimed when it is asked for, not when its coroutine runs. The last one is shown."""
        self.latest += 1
        self.done.clear()
        return self.latest

    async def open(self, options, step=0, fine=None, number=None):
        """Opens a search; a refused one leaves everything as it was but for the sentences beside the fields.

        `step` None: to the end. Returns the solver's answer, or None where another search has been asked for meanwhile.
        """
        mine = number or self.claim()
        if mine != self.latest:
            return None
        setup = self.page.setup
        answer = await self.page.solver.open_run(setup.taken(options))
        if mine != self.latest:
            return None
        setup.say(answer)
        if answer["ok"]:
            await self._enter(answer, step, fine)
        if mine == self.latest:
            self.done.set()
            show(find("loading"), False)
        return answer

    async def _enter(self, answer, step, fine):
        page, player = self.page, self.page.player
        self.options = answer["options"]
        table = seam.createTable(json.dumps(answer["table"]))
        player.load(answer["run"], table, answer["table"])
        page.setup.adopt(answer)
        page.space.load(player, answer["space"])
        page.about.load(self.options["algorithm"])
        page.load_panels()
        page.start(self._judge(self.latest))
        await player.seek(FAR if step is None else step, fine)
        beyond = step is not None and table.finished and step > table.stepCount
        message(find("link-message"), words.beyond(step, table.stepCount) if beyond else None)

    async def _judge(self, mine):
        """The heuristic's verdict, which may take the solver a moment."""
        setup = self.page.setup
        if setup.informed:
            verdict = await self.page.solver.verdict(setup.taken(self.options))
            if mine == self.latest:
                self.page.about.judge(verdict)

    # -- going on ------------------------------------------------------------------------------------------------------

    def extend(self, nodes):
        """More budget for a search that has used up its own."""
        self.page.start(self._extend(nodes))

    async def _extend(self, nodes):
        await self.page.player.extend(nodes)
        await self.page.player.run_to_end()

    def recall(self):
        """Runs an iteration that was dropped from memory once more, and shows it."""
        self.page.start(self._recall())

    async def _recall(self):
        player = self.page.player
        answer = await self.page.solver.replay(player.run, player.lost["index"])
        step = player.enter_replay(answer["run"], seam.createTable(json.dumps(answer["table"])))
        self.page.load_panels()
        await player.seek(step)

    def return_to_latest(self):
        self.page.player.leave_replay()
        self.page.load_panels()
        self.page.player.tell()
