"""Cover whatever would give a question's answer away. Predict, lessons and Ask all use it.

While a question is open, features hear its kind (`question_changed`) and the style sheets read it from `data-asked`.
Where the frontier's order is the answer, every frontier on the page is listed from A to Z, without what is next.
"""

from page.dom.elements import root
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

    def _apply(self):
        if self.kind is None:
            root.removeAttribute("data-asked")
        else:
            root.dataset.asked = self.kind
        root.dataset.order = "covered" if self.note else "shown"
        self.arrange()
        self.tell(self.kind)
