"""The region `Question` on a student's page: the question, the lettered answers, and the code of the chosen one.

It does not show which answer is right: the class votes, discusses and votes again, and then the lecturer shows it.
"""

from page.dom.clipboard import copy
from page.dom.elements import find, make, make_button, name, on, root, show
from page.dom.face import Face
from page.dom.seam import seam
from page.features.poll.options import Option, text_of
from page.features.poll.question import LETTERS
from page.features.poll.slip import MOST_ANSWERS, NONCES, Slip, spaced, written
from page.features.predict.wording import prompt
from page.text import words


class AnswerPanel:
    """`scope`: the feature's; `part`: the part's script; `on_close()`, `on_back()`: its buttons."""

    def __init__(self, scope, part, on_close, on_back):
        self.scope, self.part = scope, part
        self.open, self.at_question = False, None
        self.element = make("section", id="ask-answer", className="question ask-answer", hidden=True)
        self.element.setAttribute("aria-label", words.text("predict.title"))
        self._make_asked(on_close, on_back)
        self._make_answers()
        self._make_slip()
        find("activity").appendChild(self.element)
        scope.ending(self.element.remove)

    def _make_asked(self, on_close, on_back):
        head, self.code = make("div", className="question-head"), make("h2", className="ask-code")
        close = make_button(words.text("ask.close_question"), on_close, "quiet close", "×")
        head.append(self.code, close)
        poll, self.prompt = make("div", className="question-asked"), make("p", id="ask-prompt", tabIndex=-1)
        poll.setAttribute("aria-live", "polite")
        self.picture = make("div", className="question-face")
        self.face = Face(self.picture)
        poll.append(self.picture, self.prompt)
        self.elsewhere, self.back = make("p", className="note", hidden=True), make("button", type="button", hidden=True)
        self.back.textContent = words.text("ask.back")
        on(self.back, "click", lambda _: on_back())
        self.element.append(head, poll, self.elsewhere, self.back)

    def _make_answers(self):
        self.votes = make("fieldset", className="ask-votes")
        self.votes.appendChild(make("legend", textContent=words.text("ask.which_vote")))
        self.rounds = []
        for vote, text_id in enumerate(("ask.first_vote", "ask.second_vote")):
            label, choice = make("label"), make("input", type="radio", name="ask-vote")
            label.append(choice, " " + words.text(text_id))
            on(choice, "change", lambda _, vote=vote: self._turn(vote))
            self.votes.appendChild(label)
            self.rounds.append(choice)
        self.answers = make("div", className="question-answers", role="group")
        self.answers.setAttribute("aria-labelledby", "ask-prompt")
        self.options = [self._make_option(at) for at in range(MOST_ANSWERS)]
        self.answers.append(*[button for button, _ in self.options])
        self.element.append(self.votes, self.answers)

    def _make_option(self, at):
        button = make("button", type="button")
        on(button, "click", lambda _: self._choose(at))
        return button, Option(button, at)

    def _make_slip(self):
        self.slip_view = make("div", className="ask-slip")
        self.slip_view.setAttribute("aria-live", "polite")
        self.copy = make("button", type="button", className="primary")
        on(self.copy, "click", lambda _: self._copy())
        self.by_hand = make("p", className="message", hidden=True)
        self.element.append(self.slip_view, self.copy, self.by_hand)

    def ask(self, poll, code, shape, rules):
        """Show a question with its code."""
        self.poll, self.question_code = poll, code
        self.code.textContent = words.text("ask.code", code=code)
        self.prompt.textContent = prompt(poll.question)
        subject = poll.question.subject
        show(self.picture, bool(subject and "cells" in subject))
        if subject and "cells" in subject:
            self.face.load(shape)
            self.face.show(subject)
        for at, (button, option) in enumerate(self.options):
            show(button, at < len(poll.options))
            if at < len(poll.options):
                option.fill(poll, shape, rules)
        self.nonce = self._own_number(code)
        self.open, self.at_question = True, None
        self._turn(0)
        root.dataset.predict = ""  # makes room for the question
        self.element.dataset.question = poll.kind
        show(self.element, True)

    def _own_number(self, code):
        """This page's number for the question; it is kept, so that a second answer replaces the first."""
        number = seam.remembered("ask-" + code)
        if not (number.isdigit() and int(number) < NONCES):
            number = str(self.part.anyNumber(NONCES))
            seam.remember("ask-" + code, number)
        return int(number)

    def _turn(self, vote):
        """Turn to the first vote (0) or the second (1), after the discussion."""
        self.vote, self.rounds[vote].checked = vote, True
        self._press(None)
        self.slip = None
        self.slip_view.replaceChildren()
        show(self.copy, False)

    def _press(self, chosen):
        for at, (button, _) in enumerate(self.options):
            button.setAttribute("aria-pressed", "true" if at == chosen else "false")

    def _choose(self, at):
        self._press(at)
        self.slip = spaced(written(Slip(self.question_code, at, self.vote, self.nonce)))
        sentence = words.text("ask.given", letter=LETTERS[at], answer=text_of(self.poll, at))
        slip, seen = make("p", className="ask-signs"), make("span", textContent=self.slip)
        seen.setAttribute("aria-hidden", "true")
        heard = words.text("ask.slip_read", signs=", ".join(list(self.slip.replace(" ", ""))))
        slip.append(seen, make("span", className="heard", textContent=heard))
        self.slip_view.replaceChildren(
            make("p", textContent=sentence), slip, make("p", textContent=words.text("ask.hand_in"))
        )
        name(self.copy, words.text("ask.copy"))
        show(self.copy, True)
        self.part.reveal(self.copy)

    def _copy(self):
        copy(self.scope, self.slip, self.by_hand, lambda: name(self.copy, words.text("ask.copied")))

    def stand(self, at_question):
        """Whether the search is at the question's position; elsewhere it may give the answer away."""
        self.at_question = at_question
        if not at_question:
            self.elsewhere.textContent = words.text("ask.elsewhere", step=self.poll.step)
        show(self.elsewhere, not at_question)
        show(self.back, not at_question)

    def close(self):
        self.open, self.at_question = False, None
        show(self.element, False)
        root.removeAttribute("data-predict")
