"""Open and close searches across both stages: links, common options, a second search."""

from page.options.rivals import rival
from page.options.two_links import common, own_names
from page.text import words

SAME = ("problem", "start", "goal")


class Openings:
    """`pair`: the stages, once they are made. `scope`: the page's. `ready`: an event, set while no search is being
    opened; `on_settled()` is called then.
    """

    def __init__(self, messages, catalog, scope, ready, on_settled):
        self.messages, self.catalog, self.scope, self.pair = messages, catalog, scope, None
        self.ready, self.on_settled = ready, on_settled
        self.wanted = None  # the second search, opened as soon as the first is entered: (options, step, fine)

    # -- calls of a stage ----------------------------------------------------------------------------------------------

    def opening(self, _stage):
        self.ready.clear()

    def entered(self, stage):
        """Open the second search again if the first one has another problem or start now."""
        self.pair.entered(stage)
        if stage is self.pair.first and self.pair.second:
            self._open_second()

    def _open_second(self):
        pair, shown = self.pair, self.pair.first.choices.shown
        second = pair.second.choices.latest  # it may still be opening
        options, step, fine = self.wanted or (second, pair.first.opening.step, None)
        options = common(self.catalog, shown, options)
        if self.wanted or not self._alike(options, second):
            self.wanted = None
            pair.second.setup.fill(pair.second.choices.whole(options))
            pair.second.scope.start(pair.second.opening.open(options, step, fine, pair.second.opening.claim()))

    def settled(self, stage):
        if stage is self.pair.first and not stage.choices.shown:
            return stage.change(self.catalog.accept({})[0])
        if stage is self.pair.first and self.pair.second:  # a refusal: the second was to have what the first has not
            self._open_second()
        if all(stage.opening.done.is_set() for stage in self.pair.made):
            self.ready.set()
            self.on_settled()
            if len(self.pair.clock.players) > 1:
                self.scope.start(self.pair.clock.gather())

    def give_up(self):
        """Stop waiting for searches that were being opened when the worker was stopped."""
        for stage in self.pair.made:
            stage.opening.give_up()

    def _alike(self, options, others):
        differing = own_names(self.catalog)
        names = [name for name in list(SAME) + self.catalog.of_problem(options) if name not in differing]
        return all(words.option_text(options.get(name)) == words.option_text(others.get(name)) for name in names)

    # -- links ---------------------------------------------------------------------------------------------------------

    def follow(self, link):
        """Open a link's searches. Report its invalid parts and use the rest."""
        pair = self.pair
        pair.transport.forget()
        self.messages.say(None)
        if link.second and not pair.second:
            pair.add()
        elif pair.second and not link.second:
            self.close()
        self.wanted = (link.second, link.step, link.second_fine) if link.second else None
        options = pair.first.choices.whole(link.options)
        pair.first.setup.fill(options)  # at once: what is chosen next builds on it
        if options["problem"] == "graph" and options["graph"] in self.catalog.maps and not pair.first.shown:
            pair.first.space.foresee(self.catalog.maps[options["graph"]], options)
        self.scope.start(self._follow(link, pair.first.opening.claim()))

    async def _follow(self, link, wish):
        stage = self.pair.first
        self.ready.clear()
        answer = await self.scope.wait(stage.opening.open(link.options, link.step, link.fine, wish))
        if answer is None:
            return
        complaints = link.complaints + [
            words.text("link.refused", field=error["field"], reason=words.sentence(error))
            for error, _ in stage.opening.replaced
        ]
        if not answer["ok"] and stage.choices.shown:  # none of it can be used
            await self.scope.wait(stage.opening.open(self.catalog.accept({})[0]))
        table = stage.player.table
        if answer["ok"] and stage.player.supply.rests and link.step > table.stepCount and not link.second:
            complaints.append(words.text("link.beyond", step=link.step, steps=table.stepCount))
        for complaint in complaints:
            self.messages.complain(complaint)

    def lesson(self, lesson, step=0, fine=0):
        """Open the searches of a lesson or a challenge, {"options", "second"}, `fine` events after a step."""
        self.pair.transport.forget()
        options, _ = self.catalog.accept(lesson["options"])
        pair, second = self.pair, lesson.get("second")
        if second:
            both = dict(lesson["options"])
            both.update(second)
            self.wanted = (self.catalog.accept(both)[0], step, 0)
            if not pair.second:
                pair.add()
        elif pair.second:
            self.close()
        pair.first.change(pair.first.choices.whole(options), (), step, fine)

    # -- other choices -------------------------------------------------------------------------------------------------

    def change_first(self, options, wanted):
        """Change the first search: its problem, start or another option."""
        self.pair.transport.forget()
        self.pair.first.change(options, wanted, self._place(options))

    def _place(self, options):
        """The step at which a changed search opens: that of the other search if it stays."""
        first, second = self.pair.first, self.pair.second
        if not second or not first.player.loaded or not self._alike(options, first.choices.shown):
            return 0
        return max(first.player.step, second.player.step if second.player.loaded else 0)

    def change_second(self, options, wanted):
        """Change the second search: its algorithm, heuristic or another option."""
        self.pair.second.change(options, wanted, self._place(options))

    def edit(self, values):
        """Apply a change made in a drawing, and show the search at the same step again."""
        stage = self.pair.first
        options = stage.choices.edit(values)
        if options:
            step = None if stage.player.at_end else (stage.player if stage.player.loaded else stage.opening).step
            stage.scope.start(self._edit(options, tuple(values), step, stage.opening.claim()))

    async def _edit(self, options, names, step, wish):
        stage = self.pair.first
        answer = await stage.scope.wait(stage.opening.open(options, step, None, wish, names))
        if answer and not answer["ok"]:
            stage.choices.typed = {}
            stage.space.restore(stage.player)

    def shuffle(self, options, steps, seed):
        self.pair.transport.forget()
        opening = self.pair.first.opening
        self.pair.first.scope.start(opening.shuffle(options, steps, seed, opening.claim()))

    def reopen(self):
        """Open all searches again from the start, which is no longer in memory."""
        for stage in self.pair.stages:
            stage.change(dict(stage.choices.shown))

    def extend(self, stage, nodes):
        """Raise the budget of a search that has used it up, and run on."""
        stage.scope.start(self._extend(stage, nodes))

    async def _extend(self, stage, nodes):
        await stage.scope.wait(stage.player.extend(nodes))
        self.pair.clock.run_to_end()

    # -- a second search -----------------------------------------------------------------------------------------------

    def compare(self, options=None):
        """Open a second search beside the first: with these options, or the one that is most worth comparing."""
        first = self.pair.first
        if self.pair.second or not first.choices.shown:
            return
        self.messages.say(None)
        self.pair.add()
        second = self.pair.second
        latest = first.choices.latest  # which may be about to be shown
        options = common(self.catalog, latest, options or rival(self.catalog, latest))
        second.change(second.choices.whole(options), (), first.player.step if first.player.loaded else 0)

    def beside(self, options):
        """Open or change the second search; None: close it."""
        second = self.pair.second
        if options is None:
            self.close()
        elif second:
            second.change(second.choices.whole(options))
        else:
            self.compare(options)

    def close(self):
        """Close the second search."""
        if self.pair.second:
            search = self.pair.second.player.original
            self.pair.drop()
            self.wanted = None
            if search:
                self.scope.start(self.pair.first.opening.searches.close(search))
            self.settled(None)
