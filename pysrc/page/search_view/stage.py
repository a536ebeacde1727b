"""A stage shows one search: its element, its player, the panels in that element, and its options.

It gets what it needs of the page as functions (`Calls`) and knows nothing else of it.
"""

from page.dom.elements import Parts, clear, find, forget, make, on, show
from page.dom.seam import seam
from page.options.catalog import CHOICES
from page.options.choices import Choices
from page.options.offers import heuristic_name, is_built_in
from page.playback.opening import Opening
from page.playback.player import Player
from page.search_view.about import About, HeuristicValues
from page.search_view.figures import Figures
from page.search_view.frontier_panel import FrontierPanel, VisitedPanel
from page.search_view.outcome_panel import Outcome
from page.search_view.setup_panel import SetupPanel
from page.search_view.source import Source
from page.search_view.space import SharedSpace, SpacePanel
from page.search_view.speech import Goal, Speech
from page.search_view.transport import Transport
from page.search_view.tree_panel import TreePanel
from page.text import words


class IterationNote:
    """Call `on_recall()` to run the lost iteration again, `on_return()` to go back to the search itself."""

    def __init__(self, parts, on_recall, on_return):
        self.element = parts("overlay")
        self.on_recall, self.on_return = on_recall, on_return
        self.note = None  # (sentence, text of its button) that is shown; None: none is

    def show(self, player):
        lost, again = player.lost, player.replayed
        note = None
        if lost:
            note = words.text("iteration.dropped", limit=lost["limit"]), words.text("iteration.show_again")
        elif again:
            note = words.text("iteration.again", limit=again["limit"]), words.text("iteration.latest")
        if note == self.note:
            return
        self.note = note
        show(self.element, note is not None)
        if note:
            sentence, action = note
            button = make("button", type="button", textContent=action)
            on(button, "click", lambda _: self._act(button, lost))
            clear(self.element)
            self.element.append(make("p", textContent=sentence), button)

    def _act(self, button, lost):
        if lost:
            button.textContent = words.text("iteration.busy")
            self.note = None
            self.on_recall()
        else:
            self.on_return()


# The parts of a stage's template that are in the header's sentence
IN_HEADER = ("algorithm-pick", "problem-pick", "start-pick", "goal-pick", "heuristic-pick")


class Calls:
    """The functions of the page that a stage may call.

    `prepare(family)`: await what the page needs for another family of problems;
    `scope()`: a scope of its own, inside the page's; `opening(stage)`, `entered(stage)` and `settled(stage)`: a
    search is being opened, is entered, or is no longer awaited; `judged()`: its heuristic was judged;
    `selected(stage)`: the reader has selected another node in it, or none; `answered(answer)`: the solver has answered;
    `change(options, wanted)`: the reader has chosen other options for it; `edit(values)`,
    `shuffle(options, steps, seed)`: another problem or start, for all stages; `extend(stage, nodes)`; `say(text)`: a
    sentence above everything; `space()`: the first stage's panel of the state space, which shows the second one's
    search as well; `statistics()`: show all numbers, or hide them.
    """

    def __init__(self, **calls):
        for key, call in calls.items():
            setattr(self, key, call)


class Stage:
    def __init__(self, number, searches, catalog, calls):
        self.number, self.calls, self.scope = number, calls, calls.scope()
        self.verdict = None  # on the heuristic of the search that is shown, once the solver has judged it
        self.element = find("stage-template").content.firstElementChild.cloneNode(True)
        self.element.dataset.stage = str(number)
        find("stages").appendChild(self.element)
        self.parts = parts = Parts(self.element, number)
        self.choices = Choices(catalog)
        self.player = Player(searches, self.answered, self.scope)
        self.opening = Opening(searches, self.player, self.choices, seam.createTable, self.scope, self)
        self.opening.prepare = calls.prepare
        self.setup = self._setup()
        self.tree = TreePanel(parts, seam, self.select)
        self.space = self._space()
        self.about = About(parts, catalog)
        HeuristicValues(parts, self.player)
        self.frontier = FrontierPanel(parts, seam, self.select)
        self.visited = VisitedPanel(parts, seam, self.select)
        self.source = Source(self.scope, parts)
        self.speech, self.goal, self.figures = Speech(parts, self.scope), Goal(parts), Figures(parts, calls.statistics)
        self.outcome = Outcome(parts, lambda nodes: calls.extend(self, nodes))
        self.iteration_note = IterationNote(parts, self.opening.recall, self.opening.return_to_latest)
        # Panels shown with every frame, and those that take turns while the search runs too fast to follow.
        self.first = (self.source, self.tree, self.figures, self.outcome, self.speech, self.iteration_note)
        self.others = (self.space, self.frontier, self.visited)

    def _space(self):
        """Return the state space panel; the first stage's shows both searches."""
        if self.number > 1:
            return SharedSpace(self.calls.space(), self.select)
        return SpacePanel(self.parts, seam, self.select, self.calls.edit, self.tree.view)

    def _setup(self):
        """Return the controls. Only the first stage's include the problem, which is common to both."""
        catalog, calls = self.choices.catalog, self.calls
        if self.number > 1:
            of_algorithm = catalog.of_algorithm
            keys = ("algorithm", "heuristic")
            return SetupPanel(self.scope, self.parts, self.choices, keys, of_algorithm, calls.change, None)
        return SetupPanel(self.scope, self.parts, self.choices, CHOICES, catalog.fields, calls.change, calls.shuffle)

    def leave(self):
        """Remove the stage from the page and close what it owns."""
        self.scope.close()
        self.opening.done.set()  # nothing waits for it any more
        self.player.retire()
        self.space.leave()
        self.tree.face.drop()
        self.speech.face.drop()
        self.goal.face.drop()
        for view in (self.tree.view, self.frontier.list, self.visited.list):
            view.destroy()
        for part in IN_HEADER:
            forget(self.parts(part))
        forget(self.element)

    @property
    def shown(self):
        """The options of its search; empty before there is one."""
        return self.choices.shown

    # -- the search ----------------------------------------------------------------------------------------------------

    def change(self, options, wanted=(), step=0, fine=None):
        """Open a search with other options. `wanted`: the names that the reader has just chosen."""
        self.calls.say(None)
        self.setup.fill(options)
        self.scope.start(self._change(options, wanted, step, fine, self.opening.claim()))

    async def _change(self, options, wanted, step, fine, wish):
        answer = await self.scope.wait(self.opening.open(options, step, fine, wish, wanted))
        if answer and self.opening.replaced:
            self.calls.say(" ".join([words.gave_way(error, value) for error, value in self.opening.replaced]))

    # -- what the opening tells ----------------------------------------------------------------------------------------

    def claimed(self):
        self.calls.opening(self)

    def answered(self, answer):
        """Show the sentences of the solver's answer, or that the search has failed."""
        self.setup.say(answer)
        self.calls.answered(answer)

    def entered(self, answer):
        """Load the player's new search into the panels; `answer` None: another run of the same search."""
        if answer:
            self.verdict = None
            catalog, shown = self.choices.catalog, self.choices.shown
            self.player.traits["h"] = heuristic_name(catalog, shown)
            self.player.traits["rule"] = words.rule(answer["options"]["problem"], self.player.traits)
            self.setup.adopt(answer)
            self.about.load(shown["algorithm"], answer.get("known", ()))
            self.source.name(catalog.algorithms[shown["algorithm"]]["label"], heuristic_name(catalog, shown, True))
        for panel in (self.tree, self.frontier, self.visited, self.source, self.outcome, self.speech):
            panel.load(self.player)
        if answer:
            built_in = is_built_in(self.choices.catalog, self.choices.shown)
            self.goal.load(answer, self.player.traits)
            self.space.load(self.player, answer["space"], not built_in)
            self.calls.entered(self)

    def judged(self, verdict):
        self.verdict = verdict
        self.about.judge(verdict, self.choices.shown.get("reopen") not in (False, "false"))
        if not verdict["open"]:
            self.calls.judged()

    def settled(self):
        self.setup.settle()
        self.calls.settled(self)

    # -- selection -----------------------------------------------------------------------------------------------------

    def select(self, row):
        """Select a node for the reader; −1: none. Ignore a node that is no longer in memory."""
        if self.player.loaded and (row < 0 or self.player.table.has(row)):
            self.show_selected(row)
            self.calls.selected(self)

    def point(self, row):
        """Point at a node in the drawings and lists, without its card; −1: at none."""
        self.tree.view.select(row)
        if row >= 0:
            self.tree.view.reveal(row)
        for panel in self.others:
            panel.select(row)

    def show_selected(self, row):
        """Show the selected node in the tree and in both lists."""
        player = self.player
        player.selected = row
        self.tree.select(player)
        self.tree.show(player)
        for panel in self.others:
            panel.select(row)

    def walk(self, place):
        """Show the solution after so many moves, as far as it goes: its state in the sentence, and the ring on it."""
        path = self.player.path
        place = 0 if path is None else min(place, path.length - 1)
        self.speech.walk(self.player, place)
        row = path[place] if place else -1
        self.tree.view.standAt(row)
        self.space.stand_at(row)

    def refresh_theme(self):
        self.tree.refresh_theme()
        self.space.refresh_theme()


class StageMaker:
    """`page`: see `shell/main.py`. Its parts are read when a stage is made, as the first one is made with the page."""

    def __init__(self, page):
        self.page = page

    def stage(self, number):
        page, openings, layout = self.page, self.page.openings, self.page.layout
        calls = Calls(
            scope=page.scope.inner, prepare=page.features.prepare,
            opening=openings.opening, entered=openings.entered, settled=openings.settled,
            answered=page.features.heard, judged=page.moved, selected=page.features.selected,
            change=openings.change_first if number == 1 else openings.change_second,
            edit=openings.edit, shuffle=openings.shuffle, extend=openings.extend, say=page.messages.say,
            space=lambda: page.pair.first.space,
            statistics=lambda: layout.turn("statistics"),
        )  # fmt: skip
        stage = Stage(number, page.searches, page.catalog, calls)
        stage.scope.ending(lambda: page.turns.drop(stage))
        return stage

    def transport(self, clock, stage):
        settle, reopen = stage.setup.fields.settle, self.page.openings.reopen

        def walk(place):
            for each in self.page.pair.stages:
                each.walk(place)

        return Transport(clock, self.page.ready, stage.scope.inner(), settle, reopen, walk)
