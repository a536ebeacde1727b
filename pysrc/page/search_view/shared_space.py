"""The second search in the first search's drawing of the state space.

Each has its own marks (`web/map/pair.js`).
"""

OTHER = 1  # its number in the drawing


class SharedSpace:
    """A stage's panel without an element. `host`: the first stage's SpacePanel."""

    def __init__(self, host, on_select):
        self.host = host
        host.other_selects = on_select

    def load(self, player, space, _is_yours):
        if space is not None:
            self.host.view.setOther(player.table)
            self.host.explain_shades()

    def show(self, player):
        if self.host.space is not None:
            self.host.view.show(player.t, player.horizon, player.path, OTHER)

    def select(self, row):
        if self.host.space is not None:
            self.host.view.select(row, OTHER)

    def leave(self):
        self.host.other_selects = None
        self.host.view.setOther(None)
        self.host.explain_shades()

    def enlarge(self, large):
        """Do nothing: the host's names are those of both."""

    def refresh_theme(self):
        """Do nothing: the host redraws itself."""
