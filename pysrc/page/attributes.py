"""What the document itself says of the page: `data-state`, and the counts of each stage. Nobody else writes them."""

from dom import root


class Attributes:
    def __init__(self):
        self.loading = True  # a link is being opened
        self.failed = False
        self.written = {}

    def write(self, stages, playing, at_end):
        """From what the stages and their clock tell."""
        for stage in stages:
            player = stage.player
            if player.loaded:
                stats = player.table.at(player.t).stats
                for name in ("expanded", "generated", "frontier"):
                    self._set(name if stage.number == 1 else "%s-%d" % (name, stage.number), getattr(stats, name))
        if self.failed:
            state = "error"
        elif self.loading:
            state = "loading"
        else:
            state = "finished" if at_end else "running" if playing else "ready"
        self._set("state", state)

    def drop(self, number):
        """There is no such stage any more."""
        for name in ("expanded", "generated", "frontier"):
            key = "%s-%d" % (name, number)
            self.written.pop(key, None)
            root.removeAttribute("data-" + key)

    def _set(self, name, value):
        if self.written.get(name) != value:
            self.written[name] = value
            root.setAttribute("data-" + name, str(value))
