"""Highlight what a stop refers to, and name it: a node, an entry of the frontier, a line of code, a number."""

from page.text import words
from page.text.telling import entry_of

TABS = {"node": "tree", "entry": "lists", "line": "code", "number": "tree"}  # of a narrow window


class Light:
    """`context`; `part`: web/features/lessons/feature.js."""

    def __init__(self, context, part):
        self.context, self.part = context, part

    def off(self):
        """Remove every highlight."""
        self.part.unlight()
        for stage in self.context.stages:
            if stage.player.selected >= 0:
                stage.select(-1)
            elif stage.player.loaded:
                stage.point(-1)

    def on(self, look):
        """Highlight something; return it in words, "" if it is not shown."""
        self.off()
        kind = kind_of(look)
        stages = self.context.stages
        stage = stages[min(look.get("in", 1), len(stages)) - 1] if stages else None
        if kind is None or stage is None or not stage.player.loaded:
            return ""
        self.context.layout.turn_to(TABS[kind])
        sentence = {
            "node": self._node, "entry": self._entry, "line": self._line, "number": self._number,
        }[kind](stage, look[kind])  # fmt: skip
        return words.text("lessons.look_second", what=sentence) if sentence and stage.number > 1 else sentence

    def _node(self, stage, wanted):
        table, t = stage.player.table, stage.player.t
        row = wanted if isinstance(wanted, int) else int(self.part.rowOf(table, wanted, t))
        if row < 0 or row >= table.rowCount:
            return ""
        stage.point(row)
        return words.text("lessons.look_node", **self._named(stage, row))

    def _entry(self, stage, place):
        frontier = stage.player.table.at(stage.player.t).live
        if not 0 < place <= frontier.count:
            return ""
        row = int(frontier.rows(place - 1, 1)[0])
        stage.point(row)
        return words.text("lessons.look_entry", place=place, **self._named(stage, row))

    def _named(self, stage, row):
        entry = entry_of(stage.player.table, row)
        return {"row": row, "state": entry["label"], "value": words.values(entry, stage.player.traits)}

    def _line(self, stage, text):
        line = self.part.lightLine(stage.parts("code-lines"), text)
        return words.text("lessons.look_line", line=line) if line else ""

    def _number(self, stage, name):
        group, texts, _ = stage.figures.cells[name]
        self.part.light(group)
        return words.text("lessons.look_number", number=words.text("statistics." + name), value=texts[0].data)


def kind_of(look):
    """The kind of thing that a stop refers to; None: nothing that can be highlighted."""
    return next((kind for kind in TABS if kind in (look or {})), None)
