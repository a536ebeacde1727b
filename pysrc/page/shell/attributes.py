"""The attributes `data-state` and the counts of each stage on the document's element. Only this module writes them."""

from page.dom.elements import root


class Attributes:
    def __init__(self):
        self.loading = True  # a link is being opened
        self.failed = False
        self.written = {}

    def write(self, stages, playing, at_end):
        """Write them from the stages and their clock."""
        for stage in stages:
            player = stage.player
            if player.loaded:
                stats = player.table.at(player.t).stats
                for name in ("expanded", "generated", "frontier"):
                    self._set(name if stage.number == 1 else "%s-%d" % (name, stage.number), getattr(stats, name))
                if stage.number == 1:
                    self._set_value(player)
        if self.failed:
            state = "error"
        elif self.loading:
            state = "loading"
        else:
            state = "finished" if at_end else "running" if playing else "ready"
        self._set("state", state)

    def drop(self, number):
        """Remove a stage's attributes."""
        for name in ("expanded", "generated", "frontier"):
            key = "%s-%d" % (name, number)
            self.written.pop(key, None)
            root.removeAttribute("data-" + key)

    def _set_value(self, player):
        """The value of a game tree's root, once it is known."""
        value = player.result.get("value") if player.at_end else None
        if value is not None:
            self._set("value", value)
        elif self.written.pop("value", None) is not None:
            root.removeAttribute("data-value")

    def _set(self, name, value):
        if self.written.get(name) != value:
            self.written[name] = value
            root.setAttribute("data-" + name, str(value))
