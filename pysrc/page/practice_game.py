"""Play the frontier: the student runs the search, and each decision is marked against what the search does.

First which node is taken off, or that the goal is found; then which of its children go no further. Of equals any may be
taken: the game goes on with the one that the search takes. It stops at the first slip, with the reason.
"""

from practice_children import why_fate
from practice_ends import why_not_over, why_over
from practice_order import LOOKED_AT, OPTIONS, offered, on_yours, rule, why_next
from practice_question import named, said

GONE = ("discarded", "cycle", "cutoff")  # fates with which a child goes no further
TAKE, CHILDREN, OVER = "take", "children", "over"


class Game:
    """`phase`: what is to be decided; `done`: decisions that were right; `slip`: messages on a wrong one, or None."""

    def __init__(self, reader, rules, seed):
        self.reader, self.rules, self.seed = reader, rules, seed
        self.done, self.slip, self.told = 0, None, []
        self.phase = OVER  # until a position is entered

    def enter(self, number):
        """The decisions behind a position; False where there are none."""
        self.step = self.reader.step(number)
        self.before = self.reader.step(number - 1) or None
        self.slip, self.phase = None, TAKE
        if not self.step:
            self.phase = OVER
            return False
        taken = self.step.expanded or self.step.goal
        _, self.nodes = (0, []) if self.rules.recursive else self.reader.waiting(number, LOOKED_AT)
        live = [node for node in self.nodes if not node["stale"]]
        here = [node for node in live if taken and node["row"] == taken["row"]]
        self.taken, self.live = here[0] if here else taken, live
        if not taken:  # it ends, as a goal was found, or as nothing is left
            self.phase = OVER
        elif not here and not (self.rules.recursive and taken["born"] <= self.step.at):
            self.phase = CHILDREN  # of a new iteration, or made once more: there is nothing to choose from
        return True

    @property
    def options(self):
        """Nodes to choose from: the one that is right among them."""
        if self.rules.recursive:
            return [self.taken]
        stale = [node for node in self.nodes if node["stale"]]
        return offered(self.taken, self.live, stale, self.seed, self.step.number)[:OPTIONS]

    @property
    def children(self):
        return [node for node, _ in self.step.children]

    def equals(self):
        """Those that are worth as much as the one that the search takes."""
        if not self.rules.key or self.rules.observed or self.rules.recursive:
            return [self.taken]
        return [node for node in self.live if node["priority"] == self.taken["priority"]]

    def take(self, node):
        """This one is expanded next. Returns whether it may be."""
        equals = self.equals()
        known = not self.rules.observed and bool(self.live) and self.live[0]["row"] == self.taken["row"]
        if node["row"] not in [each["row"] for each in equals]:
            why = why_next(self.taken, self.live, equals, self.step, self.rules, known, len(equals))
            yours = on_yours(node, self.rules, known)
            return self._slipped(([yours] if yours else []) + why)
        if not self.step.expanded:
            return self._slipped([why_over(self.step, self.rules)])
        self.done += 1
        other = node["row"] != self.taken["row"]
        self.told = [said("predict.why.open", node=named(self.taken))] if other else []
        self.phase = CHILDREN
        return True

    def found(self):
        """The goal is found. Returns whether it is."""
        over = self.step.goal if self.phase == TAKE else self.step.found
        if not over:
            why = why_not_over(self.step, self.before, self.rules) if self.before and self.phase == TAKE else None
            return self._slipped([why or said("predict.play.no_goal_yet")])
        self.done += 1
        self.told, self.phase = [why_over(self.step, self.rules)], OVER
        return True

    def discard(self, rows):
        """These children go no further, the others do. Returns whether that is so."""
        if self.step.found:
            return self._slipped([why_over(self.step, self.rules)])
        for node, fate in self.step.fates(self.rules):
            if (fate in GONE) != (node["row"] in rows):
                return self._slipped([why_fate(self.step, node, fate, self.rules)])
        self.done += 1
        self.told = []
        return True

    def hint(self):
        """How it goes on, and not where: a message."""
        if self.phase == TAKE:
            return said("predict.play.hint_recursive") if self.rules.recursive else rule(self.rules)
        return said("predict.play.hint_children")

    def _slipped(self, why):
        self.slip = why
        return False
