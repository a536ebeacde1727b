"""One step of a search as questions need it, and the rules of the algorithm.

`web/features/predict/facts.js` derives it from the columns of the table; a node is a dict as described there (`Fact`).

Knows no document.
"""

import json

from page.features.predict.of_game import GameStep

FATES = {"generate": "enters", "duplicate": "discarded", "cycle": "cycle", "found": "found"}


class Rules:
    """The rules of a search. `traits`: from the solver; `goal`: its goal as in a link, or None."""

    def __init__(self, traits, goal=None):
        self.key, self.tie, self.limited = traits["key"], traits["tie"], traits["limited"]
        self.recursive, self.weight = traits["recursive"], traits["weight"]
        self.kinds = traits["kinds"]
        self.observed = traits.get("frontier")  # of a traced program, whose rules are unknown
        self.reverses = traits["reverses"]
        self.goal = _bare(goal) if goal else None

    @property
    def decides(self):
        """The value that orders the frontier: "f", "g" or "h"; None if the order of arrival does."""
        return self.limited if self.limited == "f" else self.key

    def is_goal(self, node):
        """Whether a node is the goal, by its name; only for a single goal state named in the link."""
        return self.goal is not None and _bare(node["label"]) == self.goal

    def value(self, node):
        """The value that decides a node's place; None if there is none or it is infinite."""
        if self.recursive:
            return None if node["h"] is None else node["g"] + node["h"]
        return node["priority"]


def _bare(text):
    """A state's text without separators, which vary."""
    return "".join([letter for letter in text.lower() if letter not in " ,;/()[]"])


class Step:
    """The events after position `number`, up to the next one or the end. `told`: from facts.js, in plain data.

    `expanded`: the node; None if the search ends. `children`: (node, fate) of each generated child, in order; a fate is
    "enters", "better" (a lower-cost path: the older entry is stale now), "reopened", "discarded", "cycle", "found" or
    "cutoff". `goal`, `found`: the node found to be the goal when removed, or when generated. `stale`: the stale entries
    removed before. `limit`: of the iteration that begins meanwhile, or None. `outcome`: of the search if it ends, or
    None. `left`: the number of frontier entries afterwards. `limit_then`: the limit within which the node is expanded,
    or None.
    """

    def __init__(self, happening):
        self.number, self.at, self.waiting = happening["step"], happening["at"], happening["waiting"]
        self.nodes = {node["row"]: node for node in happening["nodes"]}
        self.expanded = self.goal = self.found = self.limit = None
        self.stale, self.children, self.met, self.ends = [], [], False, False
        self.limit_before = self.limit_then = happening["limits"][0]
        self.outcome, self.left = happening["outcome"], happening["left"]
        for kind, row in happening["events"]:
            self._take(kind, row, happening)

    def _take(self, kind, row, happening):
        node = self.nodes.get(row)
        if kind == "expand":
            self.expanded, self.limit_then = node, self.limit_before if self.limit is None else self.limit
        elif kind == "stale" and not self.expanded:
            self.stale.append(node)
        elif kind == "goal":
            self.goal = node
        elif kind == "iteration":
            self.limit = happening["limits"][1]
        elif kind == "end":
            self.ends = True
        elif kind == "meet":
            self.met = True
        elif kind == "superseded" and self.children:
            self.children[-1] = (self.children[-1][0], "better")
        elif kind == "cutoff":
            self.children = [(each, "cutoff" if each is node else fate) for each, fate in self.children]
        elif kind in FATES and self.expanded:
            self._add(kind, node)

    def _add(self, kind, node):
        """Note a child with its fate; other nodes that are made meanwhile are not asked about."""
        if node["parent"] == self.expanded["row"]:
            self.children.append((node, FATES[kind]))
            if kind == "found":
                self.found = node

    def fates(self, rules):
        """The children with their fates, with reopened ones distinguished."""
        result = []
        for node, fate in self.children:
            older = self.nodes.get(node["before"])
            if fate == "enters" and "superseded" in rules.kinds and older and older["closed"]:
                fate = "reopened"
            result.append((node, fate))
        return result

    @property
    def entering(self):
        """How many children enter the frontier, or are searched by a recursion."""
        return len([1 for _, fate in self.children if fate not in ("discarded", "cycle", "found")])


class Reader:
    """The steps of one search, each read once. `part`: the part's script; `player`: of the search."""

    KEPT = 40

    def __init__(self, part, player):
        self.part, self.player, self.table = part, player, player.table
        self.steps = {}

    def step(self, number):
        """A Step; None if it is not known yet; False if there is none or it is no longer in memory."""
        if number not in self.steps:
            if number > self.table.stepCount or (number == self.table.stepCount and not self.table.finished):
                return False if self.player.supply.rests or self.player.supply.refused else None
            happening = json.loads(self.part.happening(self.table, number))
            if happening is None:
                return False
            if len(self.steps) > self.KEPT:
                self.steps = {each: step for each, step in self.steps.items() if abs(each - number) < self.KEPT // 2}
            self.steps[number] = GameStep(happening) if "game" in happening else Step(happening)
        return self.steps[number]

    def waiting(self, number, most):
        """The frontier at a position: (its size, the first entries in the order of removal)."""
        answer = json.loads(self.part.waiting(self.table, self.table.timeOfStep(number), most))
        return answer["count"], answer["nodes"]

    def alike(self, row, number):
        """How many entries at a position have the same value as this one, stale ones excluded."""
        return int(self.part.alike(self.table, row, self.table.timeOfStep(number)))

    def fact(self, row, number):
        """A node at a position; None if it has not been generated by then."""
        return json.loads(self.part.fact(self.table, row, self.table.timeOfStep(number)))
