"""A stage shows one search: its element, its player, the panels in that element, and what it searches.

Nothing in it looks outside; what it needs of the page it is given as functions (`Calls`).
"""

import words
from about import About
from choices import Choices
from dom import Parts, find, name, on
from figures import Figures
from frontier_panel import FrontierPanel, VisitedPanel
from iteration_note import IterationNote
from opening import Opening
from outcome_panel import Outcome
from player import Player
from seam import seam
from setup_panel import SetupPanel
from source import Source
from space import SpacePanel
from space_guest import SpaceGuest
from speech import Speech
from tree_panel import TreePanel


class Calls:
    """What a stage may ask of the page.

    `scope()`: a scope of its own, inside the page's; `opening(stage)`, `entered(stage)` and `settled(stage)`: a
    search is being opened, is entered, or is no longer awaited; `judged()`: its heuristic was judged;
    `selected(stage)`: the reader has selected another node in it, or none; `said(answer)`: the solver has answered;
    `shared(options, wanted)`, `edit(values)`, `shuffle(options, steps, seed)`: another problem or start, which is
    everyone's; `own(options, wanted)`: what is this one's; `extend(stage, nodes)`; `say(text)`: a sentence above
    everything; `space()`: the first stage's panel of the state space, which shows the second one's search as well;
    `turn_code(number)`: where there is room for one code only, this stage's is to be read.
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
        self.player = Player(searches, self.said, self.scope)
        self.opening = Opening(searches, self.player, self.choices, seam.createTable, self.scope, self)
        self.selects = {key: parts(key) for key in ("algorithm", "heuristic")}
        for key, select in self.selects.items():
            parts.label(select, words.CHOICE_NAMES[key])
        self.setup = self._setup()
        self.tree = TreePanel(parts, seam, self.select)
        self.space = self._space()
        self.about = About(parts, catalog)
        self.frontier = FrontierPanel(parts, seam, self.select)
        self.visited = VisitedPanel(parts, seam, self.select)
        self.source, self.speech, self.figures = Source(parts, seam, calls.widen), Speech(parts), Figures(parts)
        name(parts("code-other"), words.OTHER_CODE)
        parts.label(parts("code-other"), words.OTHER_CODE)
        on(parts("code-other"), "click", lambda _: calls.turn_code(3 - number))
        self.outcome = Outcome(self.scope, parts, self.select, lambda nodes: calls.extend(self, nodes))
        self.iteration_note = IterationNote(parts, self.opening.recall, self.opening.return_to_latest)
        # Shown at once in any case, and what may take turns while the search runs too fast to be followed.
        self.first = (self.source, self.tree, self.figures, self.outcome, self.speech, self.iteration_note)
        self.others = (self.space, self.frontier, self.visited)

    def _space(self):
        """Both searches are shown in the first stage's."""
        if self.number > 1:
            return SpaceGuest(self.calls.space(), self.select)
        return SpacePanel(self.parts, seam, self.select, self.calls.edit)

    def _setup(self):
        """The first stage has the problem as well; another one only what may differ."""
        catalog, calls = self.choices.catalog, self.calls
        if self.number > 1:
            of_algorithm = catalog.of_algorithm
            return SetupPanel(self.scope, self.parts, self.choices, self.selects, of_algorithm, calls.own, None)
        selects, shared = dict(self.selects, problem=find("problem")), calls.shared
        return SetupPanel(self.scope, self.parts, self.choices, selects, catalog.fields, shared, calls.shuffle)

    def leave(self):
        """There is no such stage any more."""
        self.scope.close()
        self.opening.done.set()  # nobody has to wait for it
        self.player.retire()
        self.space.leave()
        for view in (self.tree.view, self.frontier.list, self.visited.list):
            view.destroy()
        self.element.remove()

    # -- what it searches ----------------------------------------------------------------------------------------------

    def change(self, options, wanted=(), step=0):
        """The reader has chosen something else."""
        self.calls.say(None)
        self.setup.fill(options)
        self.scope.start(self._change(options, wanted, step, self.opening.claim()))

    async def _change(self, options, wanted, step, number):
        answer = await self.scope.wait(self.opening.open(options, step, None, number, wanted))
        if answer and self.opening.way:
            self.calls.say(" ".join([words.gave_way(error, taken) for error, taken in self.opening.way]))

    # -- what the opening tells ----------------------------------------------------------------------------------------

    def asked(self):
        self.calls.opening(self)

    def said(self, answer):
        """The solver's sentences; also, on the way, that the search itself has failed."""
        self.setup.say(answer)
        self.calls.said(answer)

    def entered(self, answer):
        """The player has gone over to another search; `answer` None: to another run of the same one."""
        if answer:
            self.verdict = None
            self.setup.adopt(answer)
            self.about.load(self.choices.shown["algorithm"])
        for panel in (self.tree, self.frontier, self.visited, self.source, self.outcome):
            panel.load(self.player)
        if answer:
            self.space.load(self.player, answer["space"])
            self.calls.entered(self)

    def judged(self, verdict):
        self.verdict = verdict
        self.about.judge(verdict, self.choices.shown.get("reopen") not in (False, "false"))
        self.calls.judged()

    def settled(self):
        self.setup.settle()
        self.calls.settled(self)

    # -- selection -----------------------------------------------------------------------------------------------------

    def select(self, row):
        """The reader selects a node; −1: none. A list may still show one that is no longer in memory."""
        if self.player.loaded and (row < 0 or self.player.table.has(row)):
            self.show_selected(row)
            self.calls.selected(self)

    def show_selected(self, row):
        """One node is selected at a time, in the tree and in both lists."""
        player = self.player
        player.selected = row
        self.tree.select(player)
        self.tree.show(player)
        for panel in self.others:
            panel.select(row)

    def refresh_theme(self):
        self.tree.refresh_theme()
        self.space.refresh_theme()
