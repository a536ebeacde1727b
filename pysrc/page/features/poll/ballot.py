"""The field for the answer codes of one vote, and the reasons why some do not count."""

from page.dom.elements import make, on, show
from page.features.poll.votes import count
from page.text import words
from page.text.language import texts

NAMES = ("ask.slips_first", "ask.slips_second")
MOST = 8  # complaints that are listed


class Ballot:
    """`vote`: 0 or 1; `on_count()`: the field has changed. `counted`: a votes.Count."""

    def __init__(self, vote, on_count):
        self.vote, self.on_count = vote, on_count
        self.element = make("div", className="ask-ballot", hidden=True)
        label, self.field = make("label", textContent=words.text(NAMES[vote])), make("textarea", rows=8)
        self.field.id = label.htmlFor = "ask-slips-%d" % (vote + 1)
        self.field.spellcheck, self.field.autocomplete = False, "off"
        self.field.setAttribute("autocapitalize", "characters")
        note = make(
            "p", className="note", id="ask-slips-note-%d" % (vote + 1), textContent=words.text("ask.slips_note")
        )
        self.field.setAttribute("aria-describedby", note.id)
        self.status = make("p", role="status")
        self.status.setAttribute("role", "status")
        self.listed = make("ul", className="ask-complaints")
        on(self.field, "input", lambda _: self._count())
        self.element.append(label, self.field, note, self.status, self.listed)

    def clear(self, code, answers):
        """Start again for another question with this many answers."""
        self.code, self.answers = code, answers
        self.field.value = ""
        self.counted = count("", code, self.vote, answers)
        self._tell()

    def _count(self):
        self.counted = count(self.field.value, self.code, self.vote, self.answers)
        self._tell()
        self.on_count()

    def _tell(self):
        complaints = self.counted.complaints
        self.status.textContent = words.text("ask.counted", count=self.counted.total)
        self.listed.replaceChildren()
        for line, why in complaints[:MOST]:
            line_text = words.text("ask.line", line=line, why=texts.sentence(why))
            self.listed.appendChild(make("li", textContent=line_text))
        if len(complaints) > MOST:
            self.listed.appendChild(make("li", textContent=words.text("ask.more_lines", count=len(complaints) - MOST)))
        show(self.listed, len(complaints) > 0)
