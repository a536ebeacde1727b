"""The second search in the state space of the first one, where that can be drawn: one picture for both, so that it is
seen where they go together and where apart. Each has marks of its own in it (`web/map/pair.js`).
"""

OTHER = 1  # its number in the drawing


class SpaceGuest:
    """A panel like any other of its stage, without an element of its own. `host`: the first stage's SpacePanel."""

    def __init__(self, host, on_select):
        self.host = host
        host.guest_selects = on_select

    def load(self, player, space):
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
        self.host.guest_selects = None
        self.host.view.setOther(None)
        self.host.explain_shades()

    def refresh_theme(self):
        """The drawing is the host's."""
