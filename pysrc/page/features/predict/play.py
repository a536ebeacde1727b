"""Run it yourself on the page: the decisions and the sentences about them."""

import json

from page.dom.elements import find, make, make_button, on, root, show
from page.dom.face import Face
from page.features.predict.game import CHILDREN, OVER, TAKE, Game
from page.features.predict.order import OPTIONS
from page.features.predict.question import named
from page.features.predict.share import ENOUGH, share
from page.features.predict.steps import Reader, Rules
from page.features.predict.wording import numbers
from page.text import words
from page.text.language import texts

OPEN = TAKE, CHILDREN  # phases in which there is something to decide
SEED = "play"  # the options stand in an order of chance, the same each time


class Play:
    """`context`; `part`: the part's script. It has a region of its own."""

    def __init__(self, context, part):
        self.context, self.part, self.scope = context, part, context.scope
        self.right = self.wrong = 0  # decisions, those of an earlier visit, too
        self.whole = False  # whether they began at the start of the search
        self.asking = False  # the choice of a node is open: its answer is covered
        self.game, self.table, self.here = None, None, -1  # here: the position whose decisions are asked for
        self.element = make("section", id="play", className="question", hidden=True)
        self.element.setAttribute("aria-label", words.text("tools.play"))
        head, self.score = make("div", className="question-head"), make("span", className="count")
        close = make_button(words.text("predict.play.close"), self.close, "quiet close", "×")
        head.append(make("h2", textContent=words.text("tools.play")), self.score, close)
        self.prompt = make("p", id="play-prompt", tabIndex=-1)
        heading = make("div", className="question-asked")
        heading.setAttribute("aria-live", "polite")
        heading.append(self.prompt)
        self.answers = make("div", className="question-answers", role="group")
        self.answers.setAttribute("aria-labelledby", "play-prompt")
        self.options = [self._option(at) for at in range(OPTIONS)]
        self.answers.append(*[each[0] for each in self.options])
        self.children = make("div", className="play-children")
        self.answers.append(self.children)
        self.verdict = make("div", className="question-said")
        self.verdict.setAttribute("aria-live", "polite")
        controls = make("div", className="question-controls")
        self.ready = make_button(words.text("predict.play.ready"), self._while((CHILDREN,), self._ready), "primary")
        self.goal_button = make_button(words.text("predict.play.found"), self._while(OPEN, self._found))
        self.hint = make_button(words.text("predict.play.hint"), self._while(OPEN, self._hint))
        self.retry = make_button(words.text("predict.play.retry"), self._retry, "primary")
        self.start = make_button(words.text("predict.play.start"), self._restart)
        controls.append(self.ready, self.goal_button, self.hint, self.retry, self.start)
        self.element.append(head, heading, self.answers, self.verdict, controls)
        find("activity").appendChild(self.element)
        self.scope.ending(self.element.remove)

    def _option(self, at):
        button, picture, label = make("button", type="button"), make("span"), make("span")
        button.append(picture, label)
        on(button, "click", self._while((TAKE,), lambda: self.take(self.offered[at])))
        return button, Face(picture), label

    def _while(self, phases, act):
        """What a button does, as long as there is such a decision: it may be pressed while another search is opened."""
        return lambda *_: self.game and self.game.phase in phases and act()

    @property
    def player(self):
        return self.context.first.player

    # -- begun and ended -----------------------------------------------------------------------------------------------

    async def open(self):
        """From the position that is shown."""
        root.dataset.predict = ""
        show(self.element, True)
        await self._begin()
        self.prompt.focus()

    async def _begin(self):
        player = self.player
        self.table = player.table
        await self.scope.wait(player.know(player.position + 2))
        if player.table is self.table and not self.element.hidden:
            options = self.context.shown
            self.game = Game(Reader(self.part, player), Rules(player.traits, options.get("goal")), SEED)
            self.here, self.right, self.wrong = -1, 0, 0
            self.whole = player.position == 0
            self.moved()

    def close(self):
        self._reveal()
        self.game = None
        show(self.element, False)
        root.removeAttribute("data-predict")

    def restore(self, decisions):
        """Go on counting from an earlier visit: [right, wrong, whether it began at the start]."""
        if isinstance(decisions, list) and [type(each) for each in decisions] == [int, int, bool]:
            self.right, self.wrong, self.whole = max(0, decisions[0]), max(0, decisions[1]), decisions[2]

    def _count(self, right):
        """A decision was made: how it all stands."""
        self.right, self.wrong = self.right + (1 if right else 0), self.wrong + (0 if right else 1)
        made = self.right + self.wrong
        total = made if self.whole and self.game.phase == OVER else ENOUGH
        self.context.scored(share(self.right, made, total), {"play": [self.right, self.wrong, self.whole]})

    def _restart(self):
        self.game.done = self.right = self.wrong = 0
        self.whole = True
        self.here = -1
        self.context.to_step(0)

    # -- where it stands -----------------------------------------------------------------------------------------------

    def moved(self):
        """The game goes on wherever the search is shown."""
        if self.game is None or not self.player.loaded or not self.context.ready.is_set():
            return
        player = self.player
        if player.table is not self.table:
            self.game = None
            self.scope.start(self._begin())
        elif player.fine in (None, 0) and player.position != self.here and not self.context.playing:
            self.here = player.position
            self._enter_step()

    def _retry(self):
        """From the slip: the same decision once more."""
        self.context.to_step(self.here)
        self._enter_step()
        self.prompt.focus()

    def _enter_step(self):
        """At once, where it is known what comes next."""
        self._reveal()
        self.verdict.replaceChildren()
        if self.game.reader.step(self.here) is None:
            self.scope.start(self._known())
        else:
            self.game.enter(self.here)
            self._show()

    async def _known(self):
        """A step ahead is needed to mark a decision."""
        position = self.here
        await self.scope.wait(self.player.know(position + 2))
        if self.game and self.here == position and self.player.table is self.table:
            self.game.enter(position)
            self._show()

    def _show(self):
        """What is to be decided now."""
        game = self.game
        phase = game.phase
        self.score.textContent = words.text("predict.play.score", count=game.done)
        if phase == TAKE:
            self.asking = True
            self.context.ask("next-node", True)
        self._ask(phase)
        self.offered = game.options if phase == TAKE else []
        for at, (button, face, label) in enumerate(self.options):
            show(button, at < len(self.offered))
            if at < len(self.offered):
                face.load(self.player.traits["states"])
                face.show(self.offered[at])
                label.textContent = numbers(self.offered[at], game.rules)
        self._show_children(phase == CHILDREN)
        show(self.answers, phase != OVER)
        for button, yes in (
            (self.ready, phase == CHILDREN), (self.goal_button, phase != OVER), (self.hint, phase != OVER),
            (self.retry, False), (self.start, self.here > 0),
        ):  # fmt: skip
            show(button, yes)

    def _ask(self, phase):
        if phase == CHILDREN:
            limited = "cutoff" in self.game.rules.kinds
            heading = "predict.play.children_limited" if limited else "predict.play.children"
            text = words.text(heading, node=named(self.game.taken), count=len(self.game.children))
            if self.game.step.limit is not None:
                text = words.text("predict.play.iteration", limit=self.game.step.limit) + " " + text
        else:
            text = words.text("predict.play." + phase)
        self.prompt.textContent = text

    def _show_children(self, yes):
        self.children.replaceChildren()
        self.boxes = []
        for node in self.game.children if yes else []:
            label, box = make("label"), make("input", type="checkbox")
            label.append(box, "%s (g %s)" % (node["label"], words.number(node["g"])))
            self.children.appendChild(label)
            self.boxes.append((box, node["row"]))

    def _reveal(self):
        """The frontier is shown in its order again."""
        if self.asking:
            self.asking = False
            self.context.ask(None)

    # -- deciding ------------------------------------------------------------------------------------------------------

    def choose(self, row):
        """A node was pressed in the tree or in the list."""
        if self.game and self.game.phase == TAKE and not self.game.slip and row >= 0:
            node = self.game.reader.fact(row, self.here)
            if node:
                self.take(node)

    def take(self, node):
        right = self.game.take(node)
        self._count(right)
        if right:
            self._reveal()
            self._remove()
            self._show()
            self._tell(self.game.reasons)
            self.prompt.focus()
        else:
            self._decided(False)

    def _remove(self):
        """Show the search where the node is removed and none of its children is made: the question is about those."""
        table, taken = self.table, self.game.taken["row"]
        expanded = json.loads(table.entries(taken))[0]["expandedAt"]
        if self.player.t < expanded < table.timeOfStep(self.here + 1):
            self.context.to_time(self.context.first, expanded)

    def _found(self):
        right = self.game.found()
        self._count(right)
        self._decided(right)

    def _hint(self):
        self._tell([self.game.hint()])

    def _ready(self):
        rows = [row for box, row in self.boxes if box.checked]
        right = self.game.discard(rows)
        self._count(right)
        if right:
            self.context.to_step(self.here + 1)
            self.prompt.focus()
        else:
            self._decided(False)

    def _decided(self, right):
        """The end, or a slip: what is said of it, and the way back to where it was."""
        self._reveal()
        if right:
            self._show()
            self._tell(self.game.reasons, "predict.right", "holds")
            return self.prompt.focus()
        show(self.answers, False)
        for button in (self.ready, self.goal_button, self.hint):
            show(button, False)
        show(self.retry, True)
        show(self.start, True)
        self._tell(self.game.slip, "predict.play.slip", "fails")
        self.retry.focus()

    def _tell(self, messages, first=None, sign=None):
        self.verdict.replaceChildren()
        if first:
            mark = make("span", textContent=words.SIGNS["yes" if sign == "holds" else "no"] + " ")
            mark.setAttribute("aria-hidden", "true")
            head = make("p", className=sign)
            head.append(mark, make("b", textContent=words.text(first, count=self.game.done)))
            self.verdict.appendChild(head)
        for message in messages:
            self.verdict.appendChild(make("p", textContent=texts.told(message)))
