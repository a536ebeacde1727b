"""Pin, change and remove the notes of one shown search, at nodes and at steps."""

import json

from page.dom.elements import show
from page.dom.seam import seam
from page.features.tree_tools.notes import MOST, Note, clean, joined
from page.features.tree_tools.notes_panel import NotesPanel
from page.options.links import search_part
from page.text import words


class Pins:
    """`side`: the stage's tree tools (side.py); `kept`: the browser's notes (notes.py)."""

    def __init__(self, side, store):
        self.side, self.kept = side, store
        self.notes, self.key = [], None
        self.panel = NotesPanel(
            side.stage, self.add, self._edit, self._remove, self._go, lambda: self.open(False), self.show
        )

    def enter(self):
        """Load the notes of another search."""
        choices = self.side.stage.choices
        self.key = search_part(choices.catalog.telling(choices.shown), seam.escaped)
        self.notes = self.kept.of(self.key)
        self._pin()

    def show(self):
        player = self.side.player
        at = player.step, player.fine
        current = [note for note in self.notes if note.row is None and (note.step, note.fine) == at]
        self.panel.show(self.notes, current)
        self.offer()

    def offer(self):
        """Offer the places where a note can be pinned now."""
        self.panel.offer(self.side.player.selected, self.side.player.step)

    def take(self, notes):
        """Add the notes of a link."""
        self.notes = joined(self.notes, notes)
        self._changed()

    def _pin(self):
        pins = [
            {"row": note.row, "number": number, "text": note.text}
            for number, note in enumerate(self.notes, 1) if note.row is not None
        ]  # fmt: skip
        self.side.js.pin(json.dumps(pins))

    def _changed(self):
        self.kept.keep(self.key, self.notes)
        self._pin()
        self.side.feature.noted()

    # -- what the reader does ------------------------------------------------------------------------------------------

    def open(self, yes):
        show(self.panel.section, yes)
        self.panel.complain(None)
        if yes:
            self.offer()
            self.panel.text.focus()
        else:
            self.side.focus()

    @property
    def opened(self):
        return not self.panel.section.hidden

    def add(self, text, at_node):
        player = self.side.player
        if not clean(text):
            return self.panel.complain(words.text("notes.empty"))
        if len(self.notes) >= MOST:
            return self.panel.complain(words.text("notes.full", most=MOST))
        if at_node and player.selected >= 0:
            note = Note(text, row=player.selected)
        else:
            note = Note(text, step=player.step, fine=player.fine)
        self.notes = joined(self.notes, [note])
        self.panel.complain(None)
        self.panel.text.value = ""
        self._changed()

    def _edit(self, note, text):
        note.text = clean(text) or note.text
        self._changed()

    def _remove(self, note):
        self.notes = [each for each in self.notes if each is not note]
        self._changed()
        self.panel.text.focus()

    def _go(self, note):
        table = self.side.player.table
        if note.row is None:
            return self.side.feature.to_step(self.side.stage, note.step, note.fine or 0)
        if table.firstRow <= note.row < table.rowCount:
            return self.side.go_to(note.row)
        self.panel.complain(words.text("notes.not_there", row=str(note.row)))
