"""A graph as it is being drawn by hand: vertices, edges, costs and h values, with undo.

The drawing is the value of the option `graph`, like a typed one: it goes into the field, the link and the solver. A
method returns the id and the values of a sentence if a change is impossible, else None.

(Edges are lists because their order is the order of the children, and MicroPython's dictionaries have no order.)

Knows no document.
"""

from page.features.graph.undoing import Undoing

MOST = 10**15  # the largest cost or estimate, as the solver has it
MOST_PLACES = 60
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class GraphDraft(Undoing):
    """`places`: names in order. `links`: [from, to, cost] of every edge; one that leads both ways is there twice.

    `at`: place → [x, y], y upwards; `h`: place → value, for those that have one; `directed`: whether a road leads one
    way only.
    """

    def __init__(self, places, links, at, h, start, goal):
        super().__init__()
        self.places, self.links = list(places), [list(link) for link in links]
        self.at, self.h, self.start, self.goal = dict(at), dict(h), start, goal
        self.directed = any(self.cost(target, source) != cost for source, target, cost in self.links)

    # -- what is there -------------------------------------------------------------------------------------------------

    def cost(self, source, target):
        """Of the edge; None where there is none."""
        for a, b, cost in self.links:
            if a == source and b == target:
                return cost
        return None

    def roads(self):
        """[from, to, cost] of what is drawn as one line."""
        if self.directed:
            return self.links
        order = {place: number for number, place in enumerate(self.places)}
        return [link for link in self.links if order[link[0]] <= order[link[1]]]

    def copy(self):
        """Copy the graph without its undo history."""
        return GraphDraft(self.places, self.links, self.at, self.h, self.start, self.goal)

    # -- places --------------------------------------------------------------------------------------------------------

    def add(self, x, y):
        """Another place, at the end of `places`, with the next letter that is free for a name."""
        if len(self.places) >= MOST_PLACES:
            return "draft.too_many", {"most": MOST_PLACES}
        self.keep()
        name = self._free_name()
        self.places.append(name)
        self.at[name] = [x, y]

    def move(self, place, x, y):
        """Step by step while it is dragged: who drags calls `keep` before the first."""
        self.at[place] = [x, y]

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
        self.h = {renamed(each): value for each, value in self.h.items()}
        self.start, self.goal = renamed(self.start), renamed(self.goal)

    def remove(self, place):
        """With its roads. The search's start and goal stay: another place takes their part before."""
        if place in (self.start, self.goal):
            return "draft.is_end", {"place": place, "end": "start" if place == self.start else "goal"}
        self.keep()
        self.places.remove(place)
        self.links = [link for link in self.links if place not in link[:2]]
        self.at.pop(place)
        self.h.pop(place, None)

    def begin_at(self, place):
        """The search starts here; where its goal was, they change places."""
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
        """The cost of an edge, as it was typed."""
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
        """Its h as it was typed; nothing: it has none."""
        value = _amount(text)
        if value is None and text.strip():
            return "draft.bad_estimate", {"text": text, "most": MOST}
        if value != self.h.get(place):
            self.keep()
            self.suppose(place, value)

    def suppose(self, place, value):
        """Its h while that is dragged: who drags calls `keep` before the first. None: it has none."""
        self.h.pop(place, None)
        if value is not None:
            self.h[place] = value

    # -- as a whole ----------------------------------------------------------------------------------------------------

    def clear(self):
        """Two places and a road between them."""
        self.keep()
        self.places, self.at, self.h = ["S", "G"], {"S": [0, 0], "G": [100, 0]}, {}
        self.links = [["S", "G", 1]] if self.directed else [["S", "G", 1], ["G", "S", 1]]
        self.start, self.goal = "S", "G"

    def state(self):
        return [self.places, self.links, self.at, self.h, self.directed, self.start, self.goal]

    def restore(self, state):
        self.places, self.links, self.at, self.h, self.directed, self.start, self.goal = state

    def _free_name(self):
        names = list(LETTERS) + ["P%d" % number for number in range(1, MOST_PLACES + 1)]
        return next(name for name in names if name not in self.places)


def _amount(text):
    """The number that was typed; None if it is none that a cost or an estimate can be."""
    try:
        value = float(text.strip().replace(",", "."))
    except ValueError:
        return None
    if not 0 <= value <= MOST:
        return None
    return int(value) if value == int(value) else value
