"""Find states in one tree: count the nodes that match the typed text, and select the next one."""

from page.features.tree_tools.bar import say


class Find:
    """`side`: the stage's tree tools (side.py)."""

    def __init__(self, side):
        self.side = side
        self.query, self.count, self.until = "", 0, None  # the text, the number of matches, the rows examined
        self.table = None

    def ask(self, text):
        self.query, self.until = text, None
        self.show()

    def clear(self):
        self.side.bar.find.value = ""
        self.ask("")

    def show(self):
        """Show the number of matches among the known nodes; while a question is open, among the shown ones."""
        side, player = self.side, self.side.player
        if not player.loaded or (not self.query.strip() and not self.count and self.until is None):
            return
        first, end = int(side.js.base()), int(side.js.end())
        if side.feature.asked_kind:
            end = min(end, int(player.table.rowsAt(player.t)))
        until = (self.query, player.table.version, first, end)
        if until != self.until or self.table is not player.table:
            self.until, self.table = until, player.table
            self.count = int(side.js.find(player.table, self.query, first, end))
        self.say()

    def say(self):
        text = ""
        if self.query.strip():
            place = int(self.side.js.placeOf(self.side.player.selected)) if self.count else -1
            text = say("found", count=self.count) if place < 0 else say("found_at", place=place + 1, count=self.count)
        self.side.bar.write(self.side.bar.count, text)

    def go(self, by):
        """Go to the next match (1) or the previous one (−1)."""
        place = int(self.side.js.next(self.side.player.selected, by)) if self.count else -1
        if place >= 0:
            self.side.go_to(int(self.side.js.match(place)))
        self.say()
