"""Nodes that answer a question: pressed in the tree or the frontier. Arrow keys only select them."""

from page.dom.elements import document

NODES = "[data-part='tree-view'], [data-part='frontier-list']"


class Pressing:
    """`player`: of the search that is asked about; `choose(row)`: a node was pressed."""

    def __init__(self, scope, player, choose):
        self.player, self.choose = player, choose
        self.pressed = False
        # In the capture phase: before a listener selects the node.
        document.addEventListener("click", scope.guarded(self._on_click), True)
        document.addEventListener("keydown", scope.guarded(self._on_key), True)

    def _on_click(self, event):
        self.pressed = bool(event.target.closest(NODES))

    def _on_key(self, event):
        self.pressed = False
        if event.key == "Enter" and event.target.closest(NODES):
            self.choose(self.player().selected)

    def selected(self):
        """A node was selected: it is an answer if it was pressed."""
        if self.pressed:
            self.pressed = False
            self.choose(self.player().selected)
