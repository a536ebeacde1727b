"""The region `Run it yourself`: the decision to be made, the answers, and the verdict on one."""

from page.dom.elements import find, make, make_button, on, show
from page.dom.face import Face
from page.features.predict.game import CHILDREN, OVER, TAKE
from page.features.predict.order import OPTIONS
from page.features.predict.question import named
from page.features.predict.wording import numbers
from page.text import words
from page.text.language import texts


class PlayPanel:
    """`play`: the Play object that the buttons control."""

    def __init__(self, play):
        self.element = make("section", id="play", className="question", hidden=True)
        self.element.setAttribute("aria-label", words.text("tools.play"))
        head, self.score = make("div", className="question-head"), make("span", className="count")
        close = make_button(words.text("predict.play.close"), play.close, "quiet close", "×")
        head.append(make("h2", textContent=words.text("tools.play")), self.score, close)
        self.prompt = make("p", id="play-prompt", tabIndex=-1)
        heading = make("div", className="question-asked")
        heading.setAttribute("aria-live", "polite")
        heading.append(self.prompt)
        self.answers = make("div", className="question-answers", role="group")
        self.answers.setAttribute("aria-labelledby", "play-prompt")
        self.options = [self._option(at, play.choose_option) for at in range(OPTIONS)]
        self.answers.append(*[button for button, _, _ in self.options])
        self.children = make("div", className="play-children")
        self.answers.append(self.children)
        self.verdict = make("div", className="question-said")
        self.verdict.setAttribute("aria-live", "polite")
        controls = make("div", className="question-controls")
        self.ready = make_button(words.text("predict.play.ready"), play.ready, "primary")
        self.goal_button = make_button(words.text("predict.play.found"), play.find_goal)
        self.hint = make_button(words.text("predict.play.hint"), play.hint)
        self.retry = make_button(words.text("predict.play.retry"), play.retry, "primary")
        self.start = make_button(words.text("predict.play.start"), play.restart)
        controls.append(self.ready, self.goal_button, self.hint, self.retry, self.start)
        self.element.append(head, heading, self.answers, self.verdict, controls)
        find("activity").appendChild(self.element)

    def _option(self, at, choose):
        button, picture, label = make("button", type="button"), make("span"), make("span")
        button.append(picture, label)
        on(button, "click", lambda _: choose(at))
        return button, Face(picture), label

    def ask(self, game, shape, can_restart):
        """Show the current decision."""
        phase = game.phase
        self.score.textContent = words.text("predict.play.score", count=game.done)
        self.prompt.textContent = _prompt(game)
        offered = game.options if phase == TAKE else []
        for at, (button, face, label) in enumerate(self.options):
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
            label, box = make("label"), make("input", type="checkbox")
            label.append(box, "%s (g %s)" % (node["label"], words.number(node["g"])))
            self.children.appendChild(label)
            self.boxes.append((box, node["row"]))

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
        self.verdict.replaceChildren()
        if heading:
            mark = make("span", textContent=words.SIGNS["yes" if sign == "holds" else "no"] + " ")
            mark.setAttribute("aria-hidden", "true")
            head = make("p", className=sign)
            head.append(mark, make("b", textContent=words.text(heading, count=count)))
            self.verdict.appendChild(head)
        for message in messages:
            self.verdict.appendChild(make("p", textContent=texts.sentence(message)))


def _prompt(game):
    if game.phase != CHILDREN:
        return words.text("predict.play." + game.phase)
    heading = "predict.play.children_limited" if "cutoff" in game.rules.kinds else "predict.play.children"
    text = words.text(heading, node=named(game.removed), count=len(game.children))
    if game.step.limit is None:
        return text
    return words.text("predict.play.iteration", limit=game.step.limit) + " " + text
