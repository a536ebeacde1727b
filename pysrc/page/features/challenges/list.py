"""The list of challenges in the dialog of the lessons, and the button that opens a lecturer's file."""

from page.dom.elements import make, make_button, on, show
from page.dom.foreign_text import text_of
from page.text import words

KINDS = ".json,application/json"


class ChallengeList:
    """`panel`: the element to fill; `solved`: the solved challenges; `scope`: the feature's.

    `on_choose(challenge)` opens a challenge; `on_file(name, text)` reads a file.
    """

    def __init__(self, panel, solved, scope, on_choose, on_file):
        self.solved, self.scope, self.on_choose, self.on_file = solved, scope, on_choose, on_file
        self.awaited = make("p", textContent=words.text("challenges.awaited"))
        self.entries = make("ul")
        self.marks = {}
        label = make("label", className="challenge-file", textContent=words.text("challenges.file"))
        self.chooser = make("input", type="file", accept=KINDS, id="challenge-file")
        on(self.chooser, "change", lambda _: self.chooser.files.length and scope.start(self._read()))
        label.appendChild(self.chooser)
        self.refused = make("div", role="alert")
        note = make("p", className="note", textContent=words.text("challenges.note"))
        panel.append(note, self.awaited, self.entries, label, self.refused)

    def fill(self, challenges):
        """Fill the list with the worker's challenges."""
        show(self.awaited, False)
        for challenge in challenges:
            button = make_button(challenge.title, lambda challenge=challenge: self.on_choose(challenge))
            self.marks[challenge.name] = mark = make("span", className="mark-solved")
            head, item = make("div", className="challenge-head"), make("li")
            head.append(button, mark)
            item.append(head, make("p", className="note", textContent=challenge.question))
            self.entries.appendChild(item)
            self.mark(challenge)

    def mark(self, challenge):
        """Mark a challenge as solved, with a sign and a word."""
        if self.solved.has(challenge):
            sign = make("span", textContent=words.SIGNS["yes"] + " ")
            sign.setAttribute("aria-hidden", "true")
            self.marks[challenge.name].replaceChildren(sign, words.text("challenges.marked"))

    async def _read(self):
        file = self.chooser.files.item(0)
        text, wrong = await self.scope.wait(text_of(file))
        self.chooser.value = ""  # so that the same file can be chosen again after a correction
        if text is None:
            return self.refuse(file.name, [wrong])
        self.refuse(None, [])
        await self.scope.wait(self.on_file(file.name, text))

    def refuse(self, file, sentences):
        """Show all mistakes of a lecturer's file."""
        self.refused.replaceChildren()
        if sentences:
            head = make("p", textContent=words.text("challenges.wrong_file", file=file))
            listed = make("ul", className="faults")
            for sentence in sentences:
                listed.appendChild(make("li", className="message", textContent=sentence))
            self.refused.append(head, listed)
