"""Undo and redo.

Knows no document.
"""

import json

MOST_KEPT = 200  # steps that can be taken back


class Undoing:
    """Who is changed calls `keep` before each step, and says by `state` and `restore` what is kept."""

    def __init__(self):
        self.before, self.after = [], []  # states to go back to and forward to, as text: nobody changes those

    def state(self):
        """All that a step may change, as plain data."""
        raise NotImplementedError

    def restore(self, state):
        """Becomes what it was."""
        raise NotImplementedError

    def keep(self):
        """Keep the present state for undo."""
        self.before.append(json.dumps(self.state()))
        self.after = []
        if len(self.before) > MOST_KEPT:
            self.before.pop(0)

    def undo(self):
        self._go(self.before, self.after)

    def redo(self):
        self._go(self.after, self.before)

    def _go(self, source, target):
        if source:
            target.append(json.dumps(self.state()))
            self.restore(json.loads(source.pop()))
