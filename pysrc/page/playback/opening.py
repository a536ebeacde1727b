"""Opening searches: send options to the solver, and load its answer into the player.

An option that does not fit is replaced unless the reader has just chosen it: a heuristic for which a new graph has no
values, a start that it lacks, an algorithm that cannot search the problem. A sentence names what was replaced.
"""

import asyncio
import json

from page.scope.scope import Closed
from page.solver_link.open_search import Stopped
from page.text import words

FAR = 10**9  # a step after every search's end
SLICE, BREATH = 0.1, 0.2  # seconds of a heuristic check in one call, and between two
ROUNDS = 6  # attempts with replaced options


class Opening:
    """`listener` is notified: `claimed()`, `answered(answer)`, `entered(answer)`, `judged(verdict)`, `settled()`.

    `make_table(traits)` makes the table from the solver's JSON text; `scope`: its stage's.
    """

    def __init__(self, searches, player, choices, make_table, scope, listener):
        self.searches, self.player, self.choices = searches, player, choices
        self.make_table, self.scope, self.listener = make_table, scope, listener
        self.prepare = None  # brings what the page needs for another family of problems than searches
        self.wish = None  # the scope of the latest request: late answers to older ones are dropped
        self.step = 0  # the step at which the latest search opens
        self.replaced = []  # replaced options of the latest search: (the solver's sentence, the new value)
        self.done = asyncio.Event()  # set while no search is being opened

    def claim(self):
        """Return the scope of a new request, made before its coroutine runs. The latest request is shown.

        From now on, the page knows that a search is being opened.
        """
        self.wish = wish = self.scope.renew(self.wish)
        self.done.clear()
        self.listener.claimed()
        return wish

    def give_up(self):
        """Give up a request because the worker was stopped; the previous search stays."""
        self.choices.refuse()
        self._settle()

    async def open(self, options, step=0, fine=None, wish=None, wanted=()):
        """Open a search. A refused one changes nothing except the sentences beside the fields.

        `step` None: to the end. `wanted`: the options that must not be replaced. Return the solver's last answer, or
        None if another search was requested meanwhile.
        """
        wish = wish or self.claim()
        return await self._attempt(wish, self._open(options, step, fine, wish, wanted))

    async def _attempt(self, wish, opening):
        """Await the opening of a search. However it ends, nothing is being opened any more, unless by a later wish."""
        try:
            return await wish.wait(opening)
        except Closed:
            self.scope.check()
            return None
        except Stopped:  # the page gives up all openings at once
            raise
        except Exception:  # refused by the worker, or failed; the previous search stays
            if not wish.closed:
                self.give_up()
            raise

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
        """Ask the solver, and return (answer, [(the solver's sentence, the new value) of each replaced option])."""
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

    async def _opened(self, options, wish):
        family = self.choices.catalog.family(options["problem"])
        if family != "search" and self.prepare:
            await wish.wait(self.prepare(family))
        return await self._answer_of(self.searches.open(self.choices.catalog.effective(options)), wish)

    async def _answer_of(self, opened, wish):
        """Await the worker's answer. Close the search if another was requested meanwhile or the stage was closed."""
        answer = await opened
        if wish.closed and answer["ok"]:
            await self.searches.close(answer["run"])
        return answer

    def _note(self, options, answer):
        for error in answer["errors"]:
            if error["field"] == "heuristic":
                self.choices.note(options, options.get("heuristic"), error)

    async def show(self, search, answer, table, traits, result, step=0):
        """Show a finished search that is already in its table, without the worker.

        `search`: an OpenSearch; `answer`: in the worker's form; `traits`: its table's, with texts.
        """
        wish, self.step, self.replaced = self.claim(), step, []
        self.listener.answered(answer)
        await self._attempt(wish, self._shown(search, answer, table, traits, result, step, wish))

    async def _shown(self, search, answer, table, traits, result, step, wish):
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
        """Await the heuristic check; in a large space, in pieces, until it is over or another search is opened."""
        options, search = self.choices.shown, self.player.original
        if not self.choices.catalog.uses_h(options["algorithm"]):
            return
        verdict = await wish.wait(self.searches.verdict(self.choices.catalog.effective(options)))
        while verdict["ok"] and verdict["open"] and not search.record:
            verdict = await wish.wait(self.searches.judge(search, SLICE))
            if verdict["ok"]:
                self.listener.judged(verdict)
            await wish.wait(asyncio.sleep(BREATH))
        if verdict["ok"]:
            self.listener.judged(verdict)

    # -- by other means ------------------------------------------------------------------------------------------------

    async def shuffle(self, options, steps, seed, wish):
        """Open a search from a random start, `steps` random actions from the goal."""
        return await self._attempt(wish, self._shuffle(options, steps, seed, wish))

    async def _shuffle(self, options, steps, seed, wish):
        effective = self.choices.catalog.effective(options)
        answer = await wish.wait(self.searches.random_start(effective, steps, seed))
        if answer["ok"]:
            return await self._open(dict(options, start=answer["start"]), 0, None, wish, ())
        self.listener.answered(answer)
        self._settle()
        return answer

    def recall(self):
        """Run the requested iteration again that is no longer in memory, and show it. Return the task."""
        player = self.player
        if player.lost is None:
            return None
        wish = self.claim()
        recalled = self._recall(player.original, player.lost, player.lost_step, wish)
        return self.scope.start(self._attempt(wish, recalled))

    async def _recall(self, search, iteration, step, wish):
        answer = await wish.wait(self._answer_of(self.searches.replay(search, iteration["index"]), wish))
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
        """Go back from an iteration that was shown again to the search itself."""
        player = self.player
        if player.replayed is None:
            return
        self.scope.start(self.searches.close(player.search))
        player.leave_replay()
        self.listener.entered(None)
        player.tell()
