"""Record what is removed from a program's containers.

Only removals are recorded during the run. Afterwards, the removed and the remaining entries are assigned to nodes, and
the container that was the frontier is determined.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from functools import cmp_to_key
from itertools import combinations
from typing import Any, Final

from searchlight.tracing.watch.nodes import CALL, EXPAND, KINDS, MAKE, POP, PUT, SHARED
from searchlight.tracing.watch.observation import UNKNOWN, Entry
from searchlight.tracing.watch.recorder import Places, Recorder
from searchlight.tracing.watch.states import States

MOST_COMPARED: Final = 24  # objects that are compared pairwise
LEAST_PAIRS: Final = 3  # pairs that must have different numbers


def sort_attribute(items: Sequence[Any]) -> str | None:
    """The one attribute whose numbers order these objects as `<` does; None if there is not exactly one.

    Raises whatever the program's `<` raises, and AttributeError.
    """
    pairs = [pair for pair in combinations(items[:MOST_COMPARED], 2) if type(pair[0]) is type(pair[1])]
    found = []
    for name in [name for name, value in getattr(items[0], "__dict__", {}).items() if type(value) in (int, float)]:
        different = [pair for pair in pairs if getattr(pair[0], name) != getattr(pair[1], name)]
        ordered = [pair if getattr(pair[0], name) < getattr(pair[1], name) else pair[::-1] for pair in different]
        if len(different) >= LEAST_PAIRS and all(one < other and not other < one for one, other in ordered):
            found.append(name)
    return found[0] if len(found) == 1 else None


def values_of(log: Sequence[int], items: Sequence[Any], noted: Mapping[int, Any]) -> list[float | None]:
    """For each expansion, the value of the entry removed just before, or None; [] if no entry has a value."""
    values: list[float | None] = []
    removed: int | None = None
    for code in log:
        number, kind = divmod(code, KINDS)
        if kind == POP:
            removed = number
        elif kind == EXPAND:
            values.append(None if removed is None else _value(noted.get(removed, items[removed])))
            removed = None
    return values if any(value is not None for value in values) else []


def _value(item: Any) -> float | None:
    first = item[0] if isinstance(item, tuple | list) and item else item
    return first if type(first) in (int, float) else None


MORE: Final = 4  # entries of all containers that are recorded for each node of the budget
AGAIN: Final = 2  # a list that leaves the frontier more often than this is one list for several entries
SHORT: Final = 8  # length up to which all elements of a list are examined


class Watch:
    """All containers of a program, each with a number."""

    def __init__(self, recorder: Recorder, states: States) -> None:
        self.recorder = recorder
        self.states = states
        self.items: list[Any] = []  # removed items, in order
        self.numbers: list[int] = []  # the container of each removed item
        self.left: list[Callable[[], Iterable[Any]]] = []  # for each container, its remaining items in order of removal
        self.node_left: Callable[[Any], int] = self.node  # the node of a remaining item
        self.nodes_taken: list[int] | None = None  # the nodes of removed items, if known otherwise
        # For each container: whether it removes the newest item first; None if the order depends on the items.
        self.turned: list[Callable[[], bool | None]] = []
        self.kinds: list[str | None] = []  # for each container, one of CONTAINERS or "heap", if its class tells
        self.values: dict[int, Any] = {}  # sort values that are not part of the removed items
        self.sorts: Callable[[int], int] = lambda _: 0  # how often the list behind a container was sorted
        self.ranks = True  # whether the program's text may order entries by other means than `sort`
        self.fronts = False  # whether the text inserts at the front of a list
        self.heaped = False  # whether anything was pushed onto a heap
        self.chosen: set[int] = set()  # containers from which `min` or `max` chose
        self.puts: list[tuple[int, Any]] = []  # containers and items that entered, as long as nothing was asked
        self.lines = Places(recorder.file)  # the line of each removal, for the same time
        recorder.nodes.last_removed = self._last_removed

    def container(
        self,
        left: Callable[[], Iterable[Any]],
        turned: Callable[[], bool | None] = lambda: None,
        kind: str | None = None,
    ) -> int:
        """Register a container, and return its number; `kind`: of CONTAINERS, if its class determines the order."""
        self.kinds.append(kind)
        self.left.append(left)
        self.turned.append(turned)
        return len(self.left) - 1

    def take(self, container: int, item: Any) -> None:
        """Record a removal."""
        self.recorder.log.append(len(self.items) * KINDS + POP)
        self.items.append(item)
        self.numbers.append(container)
        if self.wants_entries:
            self.lines.note()
            if not len(self.items) & 63:
                self.recorder.check_time()

    @property
    def wants_entries(self) -> bool:
        """Whether it matters what enters: the program has asked for no successors yet."""
        return not self.recorder.noted.expanded

    def put(self, container: int, item: Any) -> None:
        """Record what enters a container."""
        if self.wants_entries:
            if len(self.puts) >= MORE * self.recorder.max_nodes:
                self.recorder.stop("budget")
            self.recorder.log.append(len(self.puts) * KINDS + PUT)
            self.puts.append((container, item))

    def note_value(self, value: Any) -> None:
        """Record the sort value of the last removed item."""
        self.values[len(self.items) - 1] = value

    def _last_removed(self) -> int:
        for code in reversed(self.recorder.log):
            if code % KINDS == POP:
                return self.node(self.items[code // KINDS])
            if code % KINDS == EXPAND:
                break
        return UNKNOWN

    def node(self, item: Any, before: int | None = None) -> int:
        """The node of an entry, among those `before` that number: an index into `made`, START or UNKNOWN."""
        nodes = self.recorder.nodes.known
        known = nodes.get(id(item), SHARED)
        if known != SHARED:
            return known
        parts = _near_ends(item)
        node = max((nodes.get(id(part), SHARED) for part in parts), default=SHARED)
        if node == SHARED and (shared := [part for part in (item, *parts) if id(part) in nodes]):
            return self._of_state(shared, before)  # an object of several nodes: its state decides
        if node == SHARED:
            node = max(map(self._of, parts), default=UNKNOWN)
        if node == UNKNOWN:
            parts = [item, *parts]
            node = self._of_state([*parts, *(part[-1] for part in parts if _has_parts(part))], before)
        return node

    def _of(self, thing: Any) -> int:
        """The node of an object, or the newest node inside it, because a child is newer than its path."""
        nodes = self.recorder.nodes.known
        node = nodes.get(id(thing), SHARED)
        if node == SHARED:
            parts = _near_ends(thing)
            node = max((nodes.get(id(part), SHARED) for part in parts), default=SHARED)
        return UNKNOWN if node == SHARED else node

    def _of_state(self, things: list[Any], before: int | None) -> int:
        """The newest node with a state equal to one of these objects, for programs that make copies."""
        read = [state for thing in things if (state := self.states.read(thing)) is not None]
        return max((self.recorder.nodes.newest(state, before) for state in read), default=UNKNOWN)

    def _made_before(self) -> list[int]:
        """For each removed item, the number of nodes at that time."""
        counts, made = [], 0
        for code in self.recorder.log:
            kind = code % KINDS
            made += kind == MAKE
            if kind == POP:
                counts.append(made)
        return counts

    def finish(self) -> None:
        """Determine the frontier among the containers, and record its entries in order of removal."""
        noted = self.recorder.noted
        self._cut()
        about = self.nodes_taken
        if about is None:
            self.recorder.nodes.list_all()
            about = list(map(self.node, self.items, self._made_before()))
        served = self._served(about)
        if not served or 2 * sum(served.values()) < len(noted.nodes):
            self._drop(set())
            return
        noted.frontier = "observed"
        frontier = max(served, key=served.__getitem__)
        noted.last_first, noted.container = self.turned[frontier](), self.kinds[frontier]
        if self.kinds[frontier] is None and frontier in self.chosen:
            noted.container, noted.picked = "priority", "chosen"
        elif self.kinds[frontier] in ("heap", "priority"):
            noted.picked = "heap"
            self._note_attribute(frontier)
        noted.values = values_of(self.recorder.log, self.items, self.values)
        kept = [number for number, container in enumerate(self.numbers) if container in served]
        noted.entries = [Entry(self.numbers[number], about[number], rank) for rank, number in enumerate(kept)]
        left = [(container, item) for container in sorted(served) for item in self.left[container]()]
        noted.entries += [
            Entry(container, self.node_left(item), rank) for rank, (container, item) in enumerate(left, len(kept))
        ]
        if self.fronts and noted.container is None:
            noted.last_first = None
        if noted.container == "heap":
            noted.container = "priority" if self.heaped else "appended"
        if noted.container is None:
            noted.container = self._unsorted(frontier, noted.last_first)
        self._drop(set(kept))

    def _cut(self) -> None:
        """Drop a removal that a failure has recorded by half."""
        count = min(len(self.items), len(self.numbers))
        del self.items[count:], self.numbers[count:]
        log = self.recorder.log
        log[:] = [
            code
            for code in log
            if code % KINDS not in (POP, PUT, CALL) or (code % KINDS == POP and code // KINDS < count)
        ]

    def _note_attribute(self, frontier: int) -> None:
        """Record the sort values of a heap whose entries are objects with their own `<`."""
        at = [number for number, container in enumerate(self.numbers) if container == frontier]
        before = len(self.recorder.log), len(self.recorder.estimates)
        with suppress(Exception):  # from the program's own comparison
            if (name := sort_attribute([self.items[number] for number in at])) is not None:
                for number in at:
                    self.values.setdefault(number, getattr(self.items[number], name))
        del self.recorder.log[before[0] :], self.recorder.estimates[before[1] :]  # a comparison may ask for h

    def _unsorted(self, frontier: int, last_first: bool | None) -> str | None:
        """The kind (of CONTAINERS) of a list with removals at one end, by whether it was kept sorted."""
        if self.heaped:
            return "priority"
        if self.sorts(frontier) and 2 * self.sorts(frontier) >= self.numbers.count(frontier):
            return "priority" if self.recorder.noted.values else None
        if last_first is None or self.ranks:
            return None
        return "stack" if last_first else "queue"

    def shares_path(self) -> bool:
        """Whether several removed entries have the same list, which alone tells their states.

        One that has been removed again and again is such an entry, too.
        """
        holders: Counter[int] = Counter()
        for item in {id(each): each for each in self.items if type(each) in (tuple, list)}.values():
            lists = [part for part in item if type(part) is list and part]
            others = [part for part in item if type(part) is not list]
            if len(lists) == 1 and self._is_path(lists[0]) and not any(self._has_state(each) for each in others):
                holders[id(lists[0])] += 1
        again = Counter(id(each) for each in self.items if type(each) is list and self._is_path(each))
        return max(holders.values(), default=0) > 1 or max(again.values(), default=0) > AGAIN

    def _is_path(self, thing: list[Any]) -> bool:
        """Whether a list has more than one state."""
        return len(thing) > 1 and all(self._has_state(part) for part in (thing[0], thing[-1]))

    def _has_state(self, part: Any) -> bool:
        return type(part) is not int and self.states.read(part) is not None

    def _served(self, about: list[int]) -> Counter[int]:
        """For each container, the number of expansions of the item that had just left it."""
        served: Counter[int] = Counter()
        removed = None
        for code in self.recorder.log:
            number, kind = divmod(code, KINDS)
            if kind == POP:
                removed = number
            elif kind == EXPAND and removed is not None:
                served[self.numbers[removed]] += about[removed] == self.recorder.noted.nodes[number]
                removed = None
        return +served

    def _drop(self, served: set[int]) -> None:
        """Drop removals of other containers from the log, and renumber the rest."""
        new = {number: at for at, number in enumerate(sorted(served))}
        log = self.recorder.log
        log[:] = [
            code if code % KINDS != POP else new[code // KINDS] * KINDS + POP
            for code in log
            if code % KINDS != POP or code // KINDS in new
        ]


def in_order(entries: Iterable[Any]) -> list[Any]:
    """The entries in a heap's order of removal."""
    try:  # fast, because most heaps contain comparable entries
        return sorted(entries)
    except Exception:
        return sorted(entries, key=cmp_to_key(_compared))


def _compared(one: Any, other: Any) -> int:
    try:
        return -1 if one < other else 1 if other < one else 0
    except Exception:  # entries that the heap never compared
        return 0


def _has_parts(thing: Any) -> bool:
    return isinstance(thing, list | tuple) and bool(thing)


def _near_ends(thing: Any) -> list[Any]:
    """The parts of an object; only the ends of a long path."""
    if isinstance(thing, list | tuple):
        return [*thing] if len(thing) <= SHORT else [*thing[:2], *thing[-2:]]
    if type(thing).__module__ == "builtins":
        return []
    slots = getattr(type(thing), "__slots__", ())
    return [*getattr(thing, "__dict__", {}).values(), *(getattr(thing, name, None) for name in slots)]
