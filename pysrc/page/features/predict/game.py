"""Run it yourself: the student runs the search, and each decision is checked against it.

First the student removes a node from the frontier, or says that the goal is found; then discards children. On a tie
any node is right, and the game continues with the one that the search removes. The first mistake ends it, with the
reason.

Knows no document.
"""

from page.features.predict.questions import (
    LOOKED_AT,
    OPTIONS,
    named,
    offered,
    on_yours,
    rule,
    why_fate,
    why_next,
    why_not_over,
    why_over,
)
from page.text.language import message

GONE = ("discarded", "cycle", "cutoff")  # fates with which a child goes no further
TAKE, CHILDREN, OVER = "take", "children", "over"


class Game:
    """`phase`: the next decision; `done`: right decisions so far; `slip`: messages about a wrong one, or None."""

    def __init__(self, reader, rules, seed):
        self.reader, self.rules, self.seed = reader, rules, seed
        self.done, self.slip, self.reasons = 0, None, []
        self.phase = OVER  # until a position is entered

    def enter(self, number):
        """Begin the decisions after a position; return False if there are none."""
        self.step = self.reader.step(number)
        self.before = self.reader.step(number - 1) or None
        self.slip, self.phase = None, TAKE
        if not self.step:
            self.phase = OVER
            return False
        removed = self.step.expanded or self.step.goal
        _, self.nodes = (0, []) if self.rules.recursive else self.reader.waiting(number, LOOKED_AT)
        live = [node for node in self.nodes if not node["stale"]]
        listed = [node for node in live if removed and node["row"] == removed["row"]]
        self.removed, self.live = listed[0] if listed else removed, live
        if not removed:  # it ends, as a goal was found, or as nothing is left
            self.phase = OVER
        elif not listed and not (self.rules.recursive and removed["born"] <= self.step.at):
            self.phase = CHILDREN  # of a new iteration, or made once more: there is nothing to choose from
        return True

    @property
    def options(self):
        """The nodes to choose from, including the right one."""
        if self.rules.recursive:
            return [self.removed]
        stale = [node for node in self.nodes if node["stale"]]
        return offered(self.removed, self.live, stale, self.seed, self.step.number)[:OPTIONS]

    @property
    def children(self):
        return [node for node, _ in self.step.children]

    def equals(self):
        """The entries with the same value as the one that the search removes."""
        if not self.rules.key or self.rules.observed or self.rules.recursive:
            return [self.removed]
        return [node for node in self.live if node["priority"] == self.removed["priority"]]

    def take(self, node):
        """Decide that this node is expanded next. Return whether that is right."""
        equals = self.equals()
        known = not self.rules.observed and bool(self.live) and self.live[0]["row"] == self.removed["row"]
        if node["row"] not in [each["row"] for each in equals]:
            why = why_next(self.removed, self.live, equals, self.step, self.rules, known, len(equals))
            yours = on_yours(node, self.rules, known)
            return self._slipped(([yours] if yours else []) + why)
        if not self.step.expanded:
            return self._slipped([why_over(self.step, self.rules)])
        self.done += 1
        other = node["row"] != self.removed["row"]
        self.reasons = [message("predict.why.open", node=named(self.removed))] if other else []
        self.phase = CHILDREN
        return True

    def found(self):
        """Decide that the goal is found. Return whether that is right."""
        over = self.step.goal if self.phase == TAKE else self.step.found
        if not over:
            why = why_not_over(self.step, self.before, self.rules) if self.before and self.phase == TAKE else None
            return self._slipped([why or message("predict.play.no_goal_yet")])
        self.done += 1
        self.reasons, self.phase = [why_over(self.step, self.rules)], OVER
        return True

    def discard(self, rows):
        """Decide that these children are discarded. Return whether that is right."""
        if self.step.found:
            return self._slipped([why_over(self.step, self.rules)])
        for node, fate in self.step.fates(self.rules):
            if (fate in GONE) != (node["row"] in rows):
                return self._slipped([why_fate(self.step, node, fate, self.rules)])
        self.done += 1
        self.reasons = []
        return True

    def hint(self):
        """Return a hint (a message): the rule, not the node."""
        if self.phase == TAKE:
            return message("predict.play.hint_recursive") if self.rules.recursive else rule(self.rules)
        return message("predict.play.hint_children")

    def _slipped(self, why):
        self.slip = why
        return False
