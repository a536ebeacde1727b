"""Notes: a sentence at a node or at a moment of a search. They are kept in this browser, by search, and go into links.

In a link, a note is a line: its place, a space, its text. A place is `n12` for node 12, or `s30` for the time after 30
expansions; `s30.2` is two events later.

Knows no document.
"""

import json

from page.features.tree_tools.wishes import is_number

LONGEST = 280  # characters of a note
MOST = 40  # notes on a search
SEARCHES = 60  # the number of searches, the latest ones, whose notes are kept


class Note:
    """`row`: the node's; None: the note is at the time `step`, `fine` events beyond it (None: exactly there)."""

    def __init__(self, text, row=None, step=None, fine=None):
        self.text, self.row, self.step, self.fine = clean(text), row, step, fine or None

    @property
    def place(self):
        if self.row is not None:
            return "n%d" % self.row
        return "s%d" % self.step + (".%d" % self.fine if self.fine else "")


def clean(text):
    """A text as a note: one line of at most LONGEST characters."""
    return " ".join(text.split())[:LONGEST].strip()


def note_of(line):
    """Read a line of a link as a note; None if it is not one."""
    place, _, text = line.strip().partition(" ")
    kind, (number, _, fine) = place[:1], place[1:].partition(".")
    if not clean(text) or not is_number(number):
        return None
    if kind == "n" and not fine:
        return Note(text, row=int(number))
    if kind == "s" and (not fine or is_number(fine[1:] if fine[0] == "-" else fine)):
        return Note(text, step=int(number), fine=int(fine) if fine else None)
    return None


def link_text(notes):
    """The text of notes for a link; None without notes."""
    return "\n".join(["%s %s" % (note.place, note.text) for note in notes]) or None


def read(text):
    """Return (notes, wrong) of a link's text; `wrong`: its first line that is not a note, or None."""
    notes, wrong = [], None
    for line in text.split("\n"):
        note = note_of(line) if line.strip() else None
        if note:
            notes.append(note)
        elif line.strip() and wrong is None:
            wrong = line
    return notes[:MOST], wrong


def joined(notes, others):
    """The notes, with those of `others` that are not among them."""
    known = [(note.place, note.text) for note in notes]
    return (notes + [note for note in others if (note.place, note.text) not in known])[:MOST]


class StoredNotes:
    """Notes that this browser keeps: `remembered(name)` returns a text, `remember(name, text)` keeps it."""

    NAME = "notes"

    def __init__(self, remembered, remember):
        self.remembered, self.remember = remembered, remember

    def _searches(self):
        """[[search, its notes as in a link], …]; anything else is ignored."""
        try:
            known = json.loads(self.remembered(self.NAME) or "[]")
            return [[str(search), str(text)] for search, text in known]
        except (ValueError, TypeError):
            return []

    def of(self, search):
        """The notes on a search, identified by its part of a link."""
        return next((read(text)[0] for known, text in self._searches() if known == search), [])

    def keep(self, search, notes):
        others = [pair for pair in self._searches() if pair[0] != search]
        mine = [[search, link_text(notes)]] if notes else []
        self.remember(self.NAME, json.dumps((others + mine)[-SEARCHES:]))
