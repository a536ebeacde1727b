"""Play the frontier on the page: what is to be decided, and what is said of it (`practice_game.py` marks it)."""

import words
from dom import find, make, name, on, root, show
from face import Face
from language import texts
from practice_game import CHILDREN, OVER, TAKE, Game
from practice_order import OPTIONS
from practice_question import named
from practice_steps import Reader, Rules
from practice_told import numbers

SEED = "play"  # the options stand in an order of chance, the same each time


class Play:
    """`page`; `part`: the part's script. It has a region of its own."""

    def __init__(self, scope, page, part):
        self.scope, self.page, self.part = scope, page, part
        self.game, self.table, self.here = None, None, -1  # here: the position whose decisions are asked for
        self.element = make("section", id="play", className="question", hidden=True)
        self.element.setAttribute("aria-label", words.text("tools.play"))
        head, self.score = make("div", className="question-head"), make("span", className="count")
        close = self._button("predict.play.close", self.close, "quiet close")
        name(close, words.text("predict.play.close"), "×")
        head.append(make("h2", textContent=words.text("tools.play")), self.score, close)
        self.prompt = make("p", id="play-prompt", tabIndex=-1)
        asked = make("div", className="question-asked")
        asked.setAttribute("aria-live", "polite")
        asked.append(self.prompt)
        self.answers = make("div", className="question-answers", role="group")
        self.answers.setAttribute("aria-labelledby", "play-prompt")
        self.options = [self._option(at) for at in range(OPTIONS)]
        self.answers.append(*[each[0] for each in self.options])
        self.children = make("div", className="play-children")
        self.answers.append(self.children)
        self.said = make("div", className="question-said")
        self.said.setAttribute("aria-live", "polite")
        controls = make("div", className="question-controls")
        self.ready = self._button("predict.play.ready", self._ready, "primary")
        self.found = self._button("predict.play.found", self._found)
        self.hint = self._button("predict.play.hint", self._hint)
        self.retry = self._button("predict.play.retry", self._retry, "primary")
        self.start = self._button("predict.play.start", self._restart)
        controls.append(self.ready, self.found, self.hint, self.retry, self.start)
        self.element.append(head, asked, self.answers, self.said, controls)
        find("main").prepend(self.element)

    def _button(self, title, act, kind=""):
        button = make("button", type="button", className=kind, textContent=words.text(title))
        on(button, "click", lambda _: act())
        return button

    def _option(self, at):
        button, picture, label = make("button", type="button"), make("span"), make("span")
        button.append(picture, label)
        on(button, "click", lambda _: self.take(self.offered[at]))
        return button, Face(picture), label

    @property
    def player(self):
        return self.page.pair.first.player

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
            options = self.page.pair.first.choices.shown
            self.game = Game(Reader(self.part, player), Rules(player.traits, options.get("goal")), SEED)
            self.here = -1
            self.moved()

    def close(self):
        self._reveal()
        self.game = None
        show(self.element, False)
        root.removeAttribute("data-predict")

    def _restart(self):
        self.game.done = 0
        self.here = -1
        self.page.to_step(0)

    # -- where it stands -----------------------------------------------------------------------------------------------

    def moved(self):
        """The game goes on wherever the search is shown."""
        if self.game is None or not self.player.loaded or not self.page.ready.is_set():
            return
        player = self.player
        if player.table is not self.table:
            self.game = None
            self.scope.start(self._begin())
        elif player.fine in (None, 0) and player.position != self.here and not self.page.pair.playing:
            self.here = player.position
            self._enter_step()

    def _retry(self):
        """From the slip: the same decision once more."""
        self._enter_step()
        self.prompt.focus()

    def _enter_step(self):
        """At once, where it is known what comes next."""
        self._reveal()
        self.said.replaceChildren()
        if self.game.reader.step(self.here) is None:
            self.scope.start(self._known())
        else:
            self.game.enter(self.here)
            self._show()

    async def _known(self):
        """A step ahead is needed to mark a decision."""
        here = self.here
        await self.scope.wait(self.player.know(here + 2))
        if self.game and self.here == here and self.player.table is self.table:
            self.game.enter(here)
            self._show()

    def _show(self):
        """What is to be decided now."""
        game = self.game
        phase = game.phase
        self.score.textContent = words.text("predict.play.score", count=game.done)
        if phase == TAKE:
            root.dataset.asked = "next-node"
            self.page.pair.first.frontier.disguise("%s/%d" % (SEED, self.here), self.player)
            self.page.guests.asked("next-node")
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
            (self.ready, phase == CHILDREN), (self.found, phase != OVER), (self.hint, phase != OVER),
            (self.retry, False), (self.start, self.here > 0),
        ):  # fmt: skip
            show(button, yes)

    def _ask(self, phase):
        if phase == CHILDREN:
            limited = "cutoff" in self.game.rules.kinds
            asked = "predict.play.children_limited" if limited else "predict.play.children"
            text = words.text(asked, node=named(self.game.taken), count=len(self.game.children))
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
        if root.hasAttribute("data-asked"):
            root.removeAttribute("data-asked")
            self.page.pair.first.frontier.disguise(None, self.player)
            self.page.guests.asked(None)

    # -- deciding ------------------------------------------------------------------------------------------------------

    def choose(self, row):
        """A node was pressed in the tree or in the list."""
        if self.game and self.game.phase == TAKE and not self.game.slip and row >= 0:
            node = self.game.reader.fact(row, self.here)
            if node:
                self.take(node)

    def take(self, node):
        right = self.game.take(node)
        if right:
            self._reveal()
            self._show()
            self._tell(self.game.told)
            self.prompt.focus()
        else:
            self._decided(False)

    def _found(self):
        self._decided(self.game.found())

    def _hint(self):
        self._tell([self.game.hint()])

    def _ready(self):
        rows = [row for box, row in self.boxes if box.checked]
        right = self.game.discard(rows)
        if right:
            self.page.to_step(self.here + 1)
            self.prompt.focus()
        else:
            self._decided(False)

    def _decided(self, right):
        """The end, or a slip: what is said of it, and the way back to where it was."""
        self._reveal()
        if right:
            self._show()
            self._tell(self.game.told, "predict.right", "holds")
            return self.prompt.focus()
        show(self.answers, False)
        for button in (self.ready, self.found, self.hint):
            show(button, False)
        show(self.retry, True)
        show(self.start, True)
        self._tell(self.game.slip, "predict.play.slip", "fails")
        self.retry.focus()

    def _tell(self, messages, first=None, sign=None):
        self.said.replaceChildren()
        if first:
            mark = make("span", textContent=words.SIGNS["yes" if sign == "holds" else "no"] + " ")
            mark.setAttribute("aria-hidden", "true")
            head = make("p", className=sign)
            head.append(mark, make("b", textContent=words.text(first, count=self.game.done)))
            self.said.appendChild(head)
        for message in messages:
            self.said.appendChild(make("p", textContent=texts.told(message)))
