"""Undo and redo.

Knows no document.
"""

import json

MOST_KEPT = 200  # steps that can be undone


class Undoing:
    """Undo for a subclass, which calls `keep` before each step and defines `state` and `restore`."""

    def __init__(self):
        self.before, self.after = [], []  # states for undo and redo, as JSON text so that nothing changes them

    def state(self):
        """Everything that a step may change, as plain data."""
        raise NotImplementedError

    def restore(self, state):
        """Restore a state."""
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
