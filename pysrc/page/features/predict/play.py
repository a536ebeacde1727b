"""Run it yourself: the reader makes the decisions of a search, which are checked against it."""

import json

from page.dom.elements import make, make_button, root, show
from page.dom.form import check_box
from page.features.predict.game import CHILDREN, OVER, TAKE, Game
from page.features.predict.panel import Region
from page.features.predict.plan import ENOUGH, numbers, share
from page.features.predict.questions import OPTIONS, named
from page.features.predict.steps import Reader, Rules
from page.text import words
from page.text.language import texts


class PlayPanel(Region):
    """`play`: the Play object that the buttons control."""

    def __init__(self, play):
        super().__init__("play", words.text("tools.play"), words.text("predict.play.close"), play.close)
        self.options = [self.option(lambda at=at: play.choose_option(at)) for at in range(OPTIONS)]
        self.children = make("div", className="play-children")
        self.answers.append(self.children)
        self.ready = make_button(words.text("predict.play.ready"), play.ready, "primary")
        self.goal_button = make_button(words.text("predict.play.found"), play.find_goal)
        self.hint = make_button(words.text("predict.play.hint"), play.hint)
        self.retry = make_button(words.text("predict.play.retry"), play.retry, "primary")
        self.start = make_button(words.text("predict.play.start"), play.restart)
        self.controls.append(self.ready, self.goal_button, self.hint, self.retry, self.start)

    def ask(self, game, shape, can_restart):
        """Show the current decision."""
        phase = game.phase
        self.score.textContent = words.text("predict.play.score", count=game.done)
        self.prompt.textContent = _prompt(game)
        offered = game.options if phase == TAKE else []
        for at, (button, face, _, label) in enumerate(self.options):
            show(button, at < len(offered))
            if at < len(offered):
                face.load(shape)
                face.show(offered[at])
                label.textContent = numbers(offered[at], game.rules)
        self._show_children(game.children if phase == CHILDREN else [])
        show(self.answers, phase != OVER)
        self._show_buttons(phase == CHILDREN, phase != OVER, False, can_restart)

    def _show_buttons(self, ready, decide, retry, start):
        show(self.ready, ready)
        show(self.goal_button, decide)
        show(self.hint, decide)
        show(self.retry, retry)
        show(self.start, start)

    def _show_children(self, children):
        self.children.replaceChildren()
        self.boxes = []
        for node in children:
            label, ticked = check_box("%s (g %s)" % (node["label"], words.number(node["g"])))
            self.children.appendChild(label)
            self.boxes.append((ticked, node["row"]))

    def ticked(self):
        """The rows of the children that are ticked."""
        return [row for box, row in self.boxes if box.checked]

    def fail(self, messages, count):
        """Say why a decision was wrong, and offer to retry."""
        show(self.answers, False)
        self._show_buttons(False, False, True, True)
        self.tell(messages, "predict.play.slip", "fails", count)
        self.retry.focus()

    def tell(self, messages, heading=None, sign=None, count=0):
        """Say the reasons, below a heading with its sign if there is one."""
        self.say([texts.sentence(each) for each in messages], heading and words.text(heading, count=count), sign)


def _prompt(game):
    if game.phase != CHILDREN:
        return words.text("predict.play." + game.phase)
    heading = "predict.play.children_limited" if "cutoff" in game.rules.kinds else "predict.play.children"
    text = words.text(heading, node=named(game.removed), count=len(game.children))
    if game.step.limit is None:
        return text
    return words.text("predict.play.iteration", limit=game.step.limit) + " " + text


OPEN = TAKE, CHILDREN  # phases in which there is something to decide
SEED = "play"  # shuffles the options in the same order each time


class Play:
    """`context`: the feature's; `part`: the part's script. It has its own region."""

    def __init__(self, context, part):
        self.context, self.part, self.scope = context, part, context.scope
        self.right = self.wrong = 0  # decisions, including an earlier visit's
        self.whole = False  # whether they began at the start of the search
        self.asking = False  # whether a node is to be chosen, which covers the answer
        self.game, self.table = None, None
        self.position = -1  # the one whose decisions are asked for
        self.panel = PlayPanel(self)
        self.scope.ending(self.panel.element.remove)

    @property
    def player(self):
        return self.context.first.player

    def _in(self, *phases):
        """Whether the game is in one of these phases; a button may be pressed while another search is opened."""
        return self.game is not None and self.game.phase in phases

    # -- begun and ended -----------------------------------------------------------------------------------------------

    async def open(self):
        """Start the game at the shown position."""
        root.dataset.predict = ""
        show(self.panel.element, True)
        await self._begin()
        self.panel.focus()

    async def _begin(self):
        player = self.player
        self.table = player.table
        await self.scope.wait(player.know(player.position + 2))
        if player.table is self.table and not self.panel.element.hidden:
            options = self.context.first.shown
            self.game = Game(Reader(self.part, player), Rules(player.traits, options.get("goal")), SEED)
            self.position, self.right, self.wrong = -1, 0, 0
            self.whole = player.position == 0
            self.moved()

    def close(self):
        self._reveal()
        self.game = None
        show(self.panel.element, False)
        root.removeAttribute("data-predict")

    def restore(self, decisions):
        """Go on counting from an earlier visit: [right, wrong, whether it began at the start]."""
        if isinstance(decisions, list) and [type(each) for each in decisions] == [int, int, bool]:
            self.right, self.wrong, self.whole = max(0, decisions[0]), max(0, decisions[1]), decisions[2]

    def _count(self, right):
        """Count a decision, and report the state."""
        self.right, self.wrong = self.right + (1 if right else 0), self.wrong + (0 if right else 1)
        made = self.right + self.wrong
        total = made if self.whole and self.game.phase == OVER else ENOUGH
        done = {"play": [self.right, self.wrong, self.whole]}
        self.context.features.scored("predict", share(self.right, made, total), done)

    def restart(self):
        self.game.done = self.right = self.wrong = 0
        self.whole = True
        self.position = -1
        self.context.transport.to_step(0)

    # -- where it stands -----------------------------------------------------------------------------------------------

    def moved(self):
        """Continue the game at another position."""
        if self.game is None or not self.player.loaded or not self.context.ready.is_set():
            return
        player = self.player
        if player.table is not self.table:
            self.game = None
            self.scope.start(self._begin())
        elif player.fine in (None, 0) and player.position != self.position and not self.context.transport.playing:
            self.position = player.position
            self._enter_step()

    def retry(self):
        """Repeat the decision after a mistake."""
        self.context.transport.to_step(self.position)
        self._enter_step()
        self.panel.focus()

    def _enter_step(self):
        """Begin the decisions of a step, at once if the next step is known."""
        self._reveal()
        self.panel.tell([])
        if self.game.reader.step(self.position) is None:
            self.scope.start(self._known())
        else:
            self.game.enter(self.position)
            self._show()

    async def _known(self):
        """Wait until the next step is known, which is needed to judge a decision."""
        position = self.position
        await self.scope.wait(self.player.know(position + 2))
        if self.game and self.position == position and self.player.table is self.table:
            self.game.enter(position)
            self._show()

    def _show(self):
        """Show the next decision."""
        if self.game.phase == TAKE:
            self.asking = True
            self.context.ask("next-node", True)
        self.panel.ask(self.game, self.player.traits["states"], self.position > 0)

    def _reveal(self):
        """Show the frontier in its order again."""
        if self.asking:
            self.asking = False
            self.context.ask(None)

    # -- deciding ------------------------------------------------------------------------------------------------------

    def choose(self, row):
        """Take the node that was pressed in the tree or the list."""
        if self._in(TAKE) and not self.game.slip and row >= 0:
            node = self.game.reader.fact(row, self.position)
            if node:
                self._take(node)

    def choose_option(self, at):
        if self._in(TAKE):
            self._take(self.game.options[at])

    def _take(self, node):
        right = self.game.take(node)
        self._count(right)
        if right:
            self._reveal()
            self._remove()
            self._show()
            self.panel.tell(self.game.reasons)
            self.panel.focus()
        else:
            self._decided(False)

    def _remove(self):
        """Show the search after the node's removal and before its children, which the next question is about."""
        table, removed = self.table, self.game.removed["row"]
        expanded = json.loads(table.entries(removed))[0]["expandedAt"]
        if self.player.t < expanded < table.timeOfStep(self.position + 1):
            self.context.transport.to_time(self.context.first, expanded)

    def find_goal(self):
        if self._in(*OPEN):
            right = self.game.found()
            self._count(right)
            self._decided(right)

    def hint(self):
        if self._in(*OPEN):
            self.panel.tell([self.game.hint()])

    def ready(self):
        if self._in(CHILDREN):
            right = self.game.discard(self.panel.ticked())
            self._count(right)
            if right:
                self.context.transport.to_step(self.position + 1)
                self.panel.focus()
            else:
                self._decided(False)

    def _decided(self, right):
        """Show the end, or a mistake with its reason, and offer to go back."""
        self._reveal()
        if right:
            self._show()
            self.panel.tell(self.game.reasons, "predict.right", "holds", self.game.done)
            return self.panel.focus()
        return self.panel.fail(self.game.slip, self.game.done)
