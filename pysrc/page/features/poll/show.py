"""A question on the projector: its lettered answers, the QR code that opens it on a phone, and the votes.

It has three views: the question with its QR code, the first vote and the second, each with the field for answer codes.
The votes are side by side, one answer per row, and are hidden while the class votes.
"""

from js import location

from page.dom.clipboard import copy
from page.dom.elements import document, make, make_button, message, name, on, root, show
from page.dom.face import Face
from page.dom.seam import seam
from page.features.poll.ballot import Ballot
from page.features.poll.options import Option, text_of
from page.features.poll.slip import MOST_ANSWERS
from page.features.poll.votes import percent
from page.features.predict.wording import prompt
from page.text import words
from page.text.language import texts

QUESTION, VOTES = "question", ("first", "second")
FACES = (QUESTION,) + VOTES
BASE = "ask-base"  # key of the page's address for the class in the browser's memory


class Show:
    """`context`: the feature's. `on_another()`, `on_next()`: another question here or later; `on_close()`."""

    def __init__(self, context, part, on_another, on_next, on_close):
        self.scope, self.context, self.part, self.on_close = context.scope, context, part, on_close
        self.dialog = make("dialog", className="ask-show")
        self.dialog.setAttribute("aria-labelledby", "ask-asked")
        self.poll = None
        self._make_asked()
        self._make_side()
        self._make_foot(on_another, on_next)
        on(self.dialog, "close", lambda _: self.dialog.open or self.on_close())  # it may have been opened again
        document.body.appendChild(self.dialog)
        self.scope.ending(self.dialog.remove)

    def _make_asked(self):
        poll, self.prompt = make("div", className="ask-asked"), make("h2", id="ask-asked", tabIndex=-1)
        self.picture = make("div", className="ask-face")
        self.face = Face(self.picture)
        self.table = make("table", className="ask-table")
        head, row = make("thead"), make("tr")
        self.heads = [make("th", scope="col") for _ in range(3)]
        row.append(*self.heads)
        head.appendChild(row)
        body = make("tbody")
        self.rows = [self._make_row(body, at) for at in range(MOST_ANSWERS)]
        self.table.append(head, body)
        self.tree = make("img", className="ask-tree", alt=words.text("ask.tree"))
        on(self.tree, "load", lambda _: self._fit_tree())
        self.why = make("div", className="ask-why")
        self.why.setAttribute("aria-live", "polite")
        poll.append(self.picture, self.prompt, self.table, self.why, self.tree)
        self.dialog.appendChild(poll)

    def _make_row(self, body, at):
        row, cell, answer = make("tr"), make("th", scope="row"), make("div")
        cell.appendChild(answer)
        option = Option(answer, at)
        mark = make("span", className="ask-right", textContent=" %s %s" % (words.SIGNS["yes"], words.text("ask.right")))
        option.label.after(mark)
        cells = []
        for vote in VOTES:
            share, bar, value = make("td", className="ask-" + vote), make("span"), make("span")
            bar.className, value.className = "ask-bar", "ask-value"
            share.append(bar, value)
            cells.append((share, bar, value))
        row.append(cell, *[each[0] for each in cells])
        body.appendChild(row)
        return row, option, mark, cells

    def _make_side(self):
        section = make("div", className="ask-side")
        self.code = make("p", className="ask-code")
        self.qr = make("div", className="ask-qr")
        self.copy = make("button", type="button")
        on(self.copy, "click", lambda _: self._copy())
        self.base, label = make("input", type="text", spellcheck=False), make("label")
        label.append(words.text("ask.base"), self.base)
        on(self.base, "change", lambda _: self._rebase())
        self.elsewhere = make("details", className="more")
        self.elsewhere.append(make("summary", textContent=words.text("ask.elsewhere_open")), label)
        self.poster = make("div", className="ask-poster")
        self.poster.append(self.qr, self.copy, self.elsewhere)
        self.ballots = [Ballot(vote, self._count) for vote in range(len(VOTES))]
        section.append(self.code, self.poster, *[ballot.element for ballot in self.ballots])
        self.dialog.appendChild(section)

    def _make_foot(self, on_another, on_next):
        foot, self.note = make("div", className="ask-foot"), make("p", className="message ask-note", hidden=True)
        self.note.setAttribute("role", "alert")
        self.faces = {}
        for face in FACES:
            self.faces[face] = make_button(words.text("ask.face." + face), lambda face=face: self._turn(face))
        self.reveal = make_button(words.text("ask.reveal"), self._reveal)
        self.another = make_button(words.text("ask.another"), on_another)
        next_one = make_button(words.text("predict.next"), on_next)
        full = make_button(words.text("room.full_screen"), self._fill)
        close = make_button(words.text("control.close"), self.dialog.close, "primary")
        foot.append(*[self.faces[face] for face in FACES], self.reveal, self.another, next_one, full, close, self.note)
        self.dialog.appendChild(foot)

    # -- a question ----------------------------------------------------------------------------------------------------

    @property
    def has_votes(self):
        """Whether any answer codes have been entered."""
        return any(ballot.field.value.strip() for ballot in self.ballots)

    def ask(self, poll, code, fragment, rules):
        """Show a question with its code; `fragment`: the link that opens it."""
        self.poll, self.fragment, self.shown = poll, fragment, False
        shape, subject = self.context.first.player.traits["states"], poll.question.subject
        pictured = bool(subject and "cells" in subject)
        show(self.picture, pictured)
        if pictured:
            self.face.load(shape)
            self.face.show(subject)
        self.prompt.textContent = prompt(poll.question)
        for at, (row, option, mark, _) in enumerate(self.rows):
            show(row, at < len(poll.options))
            show(mark, False)
            row.classList.remove("is-right")
            if at < len(poll.options):
                option.fill(poll, shape, rules)
        self.why.replaceChildren()
        self.code.textContent = words.text("ask.code", code=code)
        for ballot in self.ballots:
            ballot.clear(code, len(poll.options))
        self._rebase()
        self._turn(QUESTION)
        self.open()
        self.scope.start(self._picture())

    def say(self, text):
        """Say why there is no other question; None: there is one."""
        message(self.note, text)

    def open(self):
        """Open the dialog as it was left."""
        self.say(None)
        if not self.dialog.open:
            self.dialog.showModal()
        self.prompt.focus()

    async def _picture(self):
        """The picture of the tree that the question is about."""
        poll = self.poll
        address = await self.scope.wait(self.part.pictured(self.context.first.tree.view))
        if poll is self.poll:
            self.tree.src = address

    def _fit_tree(self):
        """Put a tall tree beside the answers, and a wide one below them."""
        self.dialog.dataset.tree = "tall" if self.tree.naturalHeight > self.tree.naturalWidth else "wide"

    # -- its link ------------------------------------------------------------------------------------------------------

    def _base(self):
        """The page's address for the class: this page, or another copy of it."""
        return (self.base.value.strip() or location.href).partition("#")[0]

    def _rebase(self):
        if not self.base.value:
            self.base.value = seam.remembered(BASE) or location.href.partition("#")[0]
        else:
            seam.remember(BASE, self._base())
        drawing = self.part.qrCode(self.link)
        self.qr.replaceChildren()
        if drawing:
            drawing.setAttribute("aria-label", words.text("ask.qr_label"))
            self.qr.appendChild(drawing)
        else:
            self.qr.appendChild(make("p", textContent=words.text("ask.too_long")))
        name(self.copy, words.text("ask.copy_link"))
        if self.link.startswith("file:"):
            self.elsewhere.open = True

    @property
    def link(self):
        return self._base() + "#" + self.fragment

    def _copy(self):
        copy(self.scope, self.link, self.note, lambda: name(self.copy, words.text("control.shared")))

    # -- its views -----------------------------------------------------------------------------------------------------

    def _turn(self, face):
        """Show a view: `question`, `first` or `second`; votes are visible in the second."""
        self.dialog.dataset.face = face
        for each, button in self.faces.items():
            button.setAttribute("aria-pressed", "true" if each == face else "false")
        show(self.poster, face == QUESTION)
        for ballot, vote in zip(self.ballots, VOTES):  # noqa: B905
            show(ballot.element, face == vote)
            if face == vote:
                ballot.field.focus()
        self._count()

    def _count(self):
        """Show the votes in the rows of the answers."""
        face = self.dialog.dataset.face
        counted = [ballot.counted for ballot in self.ballots]
        self.heads[0].textContent = words.text("ask.answer")
        seen = [face != QUESTION, face == VOTES[1] or (face != QUESTION and counted[1].total > 0)]
        for vote, each in enumerate(counted):
            title = words.text("ask.face." + VOTES[vote])
            self.heads[vote + 1].textContent = "%s (%s)" % (title, words.text("ask.votes", count=each.total))
            show(self.heads[vote + 1], seen[vote])
            for at, (_, _, _, cells) in enumerate(self.rows):
                cell, bar, value = cells[vote]
                show(cell, seen[vote])
                if at < len(each.counts):
                    part = percent(each.counts[at], each.total)
                    bar.style.width = "%d%%" % part
                    value.textContent = words.text("ask.share", count=each.counts[at], percent=part)

    def _reveal(self):
        """Show the right answer with its reason."""
        poll = self.poll
        self.why.replaceChildren()
        for at in poll.rights:
            self.rows[at][0].classList.add("is-right")
            show(self.rows[at][2], True)
        rights = [text_of(poll, at) for at in poll.rights]
        answer = make("p", textContent=words.text("predict.answer_is", answer=texts.text_of(rights)))
        self.why.append(answer, *[make("p", textContent=texts.sentence(each)) for each in poll.question.why])

    def _fill(self):
        """Switch to full screen, and open the dialog again so that it is above everything."""
        if document.fullscreenElement:
            document.exitFullscreen()
        elif document.fullscreenEnabled:
            self.scope.start(self._filled())

    async def _filled(self):
        await self.scope.wait(root.requestFullscreen().catch(lambda _: None))  # a browser may refuse
        if document.fullscreenElement and self.dialog.open:
            self.dialog.close()
            self.dialog.showModal()

    def close(self):
        if self.dialog.open:
            self.dialog.close()
