"""Questions while a search is shown: Ask, and the cover over whatever would give an answer away.

Predict, lessons and Ask all use the cover. While a question is open, features hear its kind (`question_changed`), and
the style sheets read it from `data-asked`. Where the order of the frontier is the answer, every frontier on the page is
listed from A to Z, without what is next.
"""

from page.dom.elements import enable, enabled, find, make, name, on, root
from page.text import words


class Cover:
    """`stages()`: those that show a search; `tell(kind)` tells the features of an open question, or None."""

    def __init__(self, stages, tell):
        self.stages, self.tell = stages, tell
        self.questions = []  # [(owner, kind, text id of the note above a covered frontier, or None)], the latest last

    def ask(self, owner, kind, note=None):
        """Cover for this owner's question; `kind` None: the owner's question is closed."""
        self.questions = [each for each in self.questions if each[0] is not owner]
        if kind is not None:
            self.questions.append((owner, kind, note))
        self._apply()

    @property
    def kind(self):
        return self.questions[-1][1] if self.questions else None

    @property
    def note(self):
        """The text id of the note; None: the order is shown."""
        notes = [note for _, _, note in self.questions if note]
        return notes[-1] if notes else None

    def arrange(self):
        """Cover stages that were added later. The list has no room beside a second stage."""
        stages = self.stages()
        note = self.note and words.text("beside." + self.note if len(stages) > 1 else self.note)
        for stage in stages:
            if stage.player.loaded:
                stage.frontier.cover(note, stage.player)
                stage.tree.view.cover(note is not None)
                stage.space.view.cover(note is not None)

    def _apply(self):
        if self.kind is None:
            root.removeAttribute("data-asked")
        else:
            root.dataset.asked = self.kind
        root.dataset.order = "covered" if self.note else "shown"
        self.arrange()
        self.tell(self.kind)


KIND = "next-node"


class Ask:
    """The button beside Step and the key `x`. `pair`: the stages; `cover`: what hides the answer."""

    def __init__(self, pair, cover):
        self.pair, self.cover = pair, cover
        self.asked_at = None  # the searches' positions at the question; None: no question is open
        self.button = make("button", type="button", id="ask", className="ask")
        name(self.button, words.text("control.ask"), key="X")
        on(self.button, "click", lambda _: enabled(self.button) and self.toggle())
        find("step").after(self.button)
        self._show()

    def toggle(self):
        if self.asked_at is not None:
            return self._end()
        if not self.pair.loaded or self.pair.arriving:
            return None
        self.pair.pause()
        if not self._over():
            self.asked_at = self._place()
            self.cover.ask(self, KIND, "frontier.asked")
            self._show()
        return None

    def moved(self):
        """Uncover the answer: it is shown by the step itself."""
        if self.asked_at is not None and not same(self.asked_at, self._place()):
            self._end()
        enable(self.button, not self._over())

    def _over(self):
        """Whether no node is next: every search has ended, or has found its goal by the early goal test."""
        players = [stage.player for stage in self.pair.stages]
        return self.pair.loaded and all([player.table.at(player.t).stops for player in players])  # noqa: C419

    def _end(self):
        self.asked_at = None
        self.cover.ask(self, None)
        self._show()

    def _show(self):
        self.button.setAttribute("aria-pressed", "true" if self.asked_at is not None else "false")
        root.toggleAttribute("data-aloud", self.asked_at is not None)  # the lecturer asks, not the page

    def _place(self):
        return [(stage.player.table, stage.player.t) for stage in self.pair.stages]


def same(one, other):
    """Whether the same searches are at the same times."""
    if len(one) != len(other):
        return False
    return all(one[at][0] is other[at][0] and one[at][1] == other[at][1] for at in range(len(one)))
