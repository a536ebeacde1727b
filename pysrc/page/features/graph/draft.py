"""A graph as it is being drawn by hand: vertices, edges, costs and h values, with undo.

The drawing is the value of the option `graph`, like a typed one: it goes into the field, the link and the solver. A
method returns the id and the values of a sentence if a change is impossible, else None.

(Edges are lists because their order is the order of the children, and MicroPython's dictionaries have no order.)

Knows no document.
"""

import json

MOST_KEPT = 200  # steps that can be undone


class Undoing:
    """Undo for a subclass, which calls `keep` before each step and defines `state` and `restore`."""

    def __init__(self):
        self.before, self.after = [], []  # states for undo and redo, as JSON text so that nothing changes them

    def state(self):
        """Everything that a step may change, as plain data."""
        raise NotImplementedError

    def restore(self, state):
        """Restore a state."""
        raise NotImplementedError

    def keep(self):
        """Keep the present state for undo."""
        self.before.append(json.dumps(self.state()))
        self.after = []
        if len(self.before) > MOST_KEPT:
            self.before.pop(0)

    def undo(self):
        self._go(self.before, self.after)

    def redo(self):
        self._go(self.after, self.before)

    def _go(self, source, target):
        if source:
            target.append(json.dumps(self.state()))
            self.restore(json.loads(source.pop()))


MOST = 10**15  # the largest cost or h value, as in the solver
MOST_PLACES = 60
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class GraphDraft(Undoing):
    """`places`: the vertices' names in order. `links`: [from, to, cost] of every edge, twice for undirected ones.

    `at`: vertex → [x, y], y upwards; `h`: vertex → value, for vertices that have one; `directed`: whether edges are
    directed. `given`: the coordinates that a graph without all of them has; None once `at` is to be written.
    """

    def __init__(self, places, links, at, h, start, goal, given=None):
        super().__init__()
        self.places, self.links = list(places), [list(link) for link in links]
        self.at, self.h, self.start, self.goal, self.given = dict(at), dict(h), start, goal, given
        self.directed = any(self.cost(target, source) != cost for source, target, cost in self.links)

    # -- what is there -------------------------------------------------------------------------------------------------

    def cost(self, source, target):
        """The cost of an edge; None if there is no such edge."""
        for a, b, cost in self.links:
            if a == source and b == target:
                return cost
        return None

    def roads(self):
        """[from, to, cost] of each line of the drawing."""
        if self.directed:
            return self.links
        order = {place: number for number, place in enumerate(self.places)}
        return [link for link in self.links if order[link[0]] <= order[link[1]]]

    def copy(self):
        """Copy the graph without its undo history."""
        return GraphDraft(self.places, self.links, self.at, self.h, self.start, self.goal, self.given)

    @property
    def coordinates(self):
        """Vertex → [x, y], without those of a layout in which the reader has placed no vertex."""
        return self.at if self.given is None else self.given

    # -- places --------------------------------------------------------------------------------------------------------

    def add(self, x, y):
        """Add a vertex at the end of `places`, named by the next free letter."""
        if len(self.places) >= MOST_PLACES:
            return "draft.too_many", {"most": MOST_PLACES}
        self.keep()
        name = self._free_name()
        self.places.append(name)
        self.move(name, x, y)

    def move(self, place, x, y):
        """Move a vertex by one step of a drag; `keep` is called before the first step."""
        self.at[place] = [x, y]
        self.given = None

    def rename(self, place, name):
        name = name.strip()
        if name == place:
            return None
        if not name:
            return "draft.no_name", {}
        if name in self.places:
            return "draft.name_taken", {"name": name}
        self.keep()

        def renamed(each):
            return name if each == place else each

        self.places = [renamed(each) for each in self.places]
        self.links = [[renamed(a), renamed(b), cost] for a, b, cost in self.links]
        self.at = {renamed(each): point for each, point in self.at.items()}
        self.given = self.given and {renamed(each): point for each, point in self.given.items()}
        self.h = {renamed(each): value for each, value in self.h.items()}
        self.start, self.goal = renamed(self.start), renamed(self.goal)

    def remove(self, place):
        """Remove a vertex with its edges. The start and the goal cannot be removed."""
        if place in (self.start, self.goal):
            return "draft.is_end", {"place": place, "end": "start" if place == self.start else "goal"}
        self.keep()
        self.places.remove(place)
        self.links = [link for link in self.links if place not in link[:2]]
        self.at.pop(place)
        self.given = self.given and {each: point for each, point in self.given.items() if each != place}
        self.h.pop(place, None)

    def begin_at(self, place):
        """Set the start; if the vertex was the goal, swap the two."""
        self.keep()
        self.goal = self.start if place == self.goal else self.goal
        self.start = place

    def lead_to(self, place):
        self.keep()
        self.start = self.goal if place == self.start else self.start
        self.goal = place

    # -- roads ---------------------------------------------------------------------------------------------------------

    def connect(self, source, target, cost=1):
        if source == target:
            return "draft.to_itself", {"place": source}
        if self.cost(source, target) is not None:
            return "draft.road_is_there", {"place": source, "other": target}
        self.keep()
        self.links.append([source, target, cost])
        if not self.directed:
            self.links.append([target, source, cost])

    def disconnect(self, source, target):
        self.keep()
        gone = [[source, target]] if self.directed else [[source, target], [target, source]]
        self.links = [link for link in self.links if link[:2] not in gone]

    def price(self, source, target, text):
        """Set the cost of an edge from a typed text."""
        cost = _amount(text)
        if cost is None:
            return "draft.bad_cost", {"text": text, "most": MOST}
        if cost == self.cost(source, target):
            return None
        self.keep()
        for link in self.links:
            if link[:2] == [source, target] or (not self.directed and link[:2] == [target, source]):
                link[2] = cost

    def direct(self, directed):
        """Set whether edges are directed. An edge that becomes undirected keeps its cost."""
        self.keep()
        self.directed = directed
        if directed:
            return
        for source, target, cost in list(self.links):
            if self.cost(target, source) is None:
                self.links.append([target, source, cost])
        for link in self.links:
            link[2] = min(link[2], self.cost(link[1], link[0]))  # each way had a cost of its own

    # -- estimates -----------------------------------------------------------------------------------------------------

    def estimate(self, place, text):
        """Set a vertex's h from a typed text; an empty text removes it."""
        value = _amount(text)
        if value is None and text.strip():
            return "draft.bad_estimate", {"text": text, "most": MOST}
        if value != self.h.get(place):
            self.keep()
            self.suppose(place, value)

    def suppose(self, place, value):
        """Set a vertex's h during a drag (None: remove it); `keep` is called before the first step."""
        self.h.pop(place, None)
        if value is not None:
            self.h[place] = value

    # -- as a whole ----------------------------------------------------------------------------------------------------

    def clear(self):
        """Replace the graph by two vertices and an edge."""
        self.keep()
        self.places, self.at, self.h, self.given = ["S", "G"], {"S": [0, 0], "G": [100, 0]}, {}, None
        self.links = [["S", "G", 1]] if self.directed else [["S", "G", 1], ["G", "S", 1]]
        self.start, self.goal = "S", "G"

    def state(self):
        return [self.places, self.links, self.at, self.h, self.directed, self.start, self.goal, self.given]

    def restore(self, state):
        self.places, self.links, self.at, self.h, self.directed, self.start, self.goal, self.given = state

    def _free_name(self):
        names = list(LETTERS) + ["P%d" % number for number in range(1, MOST_PLACES + 1)]
        return next(name for name in names if name not in self.places)


def _amount(text):
    """Read a typed cost or h value; None if it is invalid."""
    try:
        value = float(text.strip().replace(",", "."))
    except ValueError:
        return None
    if not 0 <= value <= MOST:
        return None
    return int(value) if value == int(value) else value
