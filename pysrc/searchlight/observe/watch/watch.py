"""Note what is removed from a program's containers, in the container's own order.

During the run only removals are noted. The entries are those removed and those that remain. Which nodes they were, and
which container was the frontier, is derived afterwards.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from functools import cmp_to_key
from typing import Any, Final

from searchlight.observe.watch.answers.failure_words import is_failure
from searchlight.observe.watch.nodes import EXPAND, KINDS, MAKE, POP, SHARED
from searchlight.observe.watch.observation import UNKNOWN, Entry
from searchlight.observe.watch.recorder import Recorder
from searchlight.observe.watch.service import newest_first, values_of
from searchlight.observe.watch.sort_keys import sort_attribute
from searchlight.observe.watch.states import States

SHORT: Final = 8  # things in a list that are all looked at


class Watch:
    """All containers of a program, each with a number."""

    def __init__(self, recorder: Recorder, states: States) -> None:
        self.recorder = recorder
        self.states = states
        self.items: list[Any] = []  # what was taken off, in the order of leaving
        self.numbers: list[int] = []  # of each of them the container
        self.left: list[Callable[[], Iterable[Any]]] = []  # of each container: what is left, who is served first first
        self.on_take: Callable[[Any], None] | None = None  # is told of everything that leaves
        self.node_left: Callable[[Any], int] = self.node  # the node that what is left is about
        self.nodes_taken: list[int] | None = None  # of what was taken off, where somebody else knows it
        # Of each container: whether what came last is served first; None where that depends on what it is.
        self.turned: list[Callable[[], bool | None]] = []
        self.kinds: list[str | None] = []  # of each container: of CONTAINERS or "heap", where its class tells
        self.values: dict[int, Any] = {}  # of things taken off, where they were sorted by what is no part of them
        self.sorts: Callable[[int], int] = lambda _: 0  # how often the list behind a container was sorted
        self.ranks = True  # whether the program's text has anything but `sort` by which entries may be put in order
        self.fronts = False  # whether anything in the text is put in at the front of a list
        self.heaped = False  # whether anything was put into a heap
        self.take = self._taker()
        recorder.nodes.taken = self._taken

    def container(
        self,
        left: Callable[[], Iterable[Any]],
        turned: Callable[[], bool | None] = lambda: None,
        kind: str | None = None,
    ) -> int:
        """The number of a new container; `kind`: of CONTAINERS, where its class settles the order of service."""
        self.kinds.append(kind)
        self.left.append(left)
        self.turned.append(turned)
        return len(self.left) - 1

    def _taker(self) -> Callable[[int, Any], None]:
        items, note, from_, log = self.items, self.items.append, self.numbers.append, self.recorder.log.append

        def take(container: int, item: Any) -> None:
            """Something leaves a container."""
            log(len(items) * KINDS + POP)
            note(item)
            from_(container)
            if self.on_take is not None:
                self.on_take(item)

        return take

    def note_value(self, value: Any) -> None:
        """Note the value by which the last removed thing was sorted."""
        self.values[len(self.items) - 1] = value

    def _taken(self) -> int:
        for code in reversed(self.recorder.log):
            if code % KINDS == POP:
                return self.node(self.items[code // KINDS])
            if code % KINDS == EXPAND:
                break
        return UNKNOWN

    def node(self, item: Any, before: int | None = None) -> int:
        """The node that an entry is about: an index into `made`, START or UNKNOWN; of those `before` that number."""
        nodes = self.recorder.nodes.known
        known = nodes.get(id(item), SHARED)
        if known != SHARED:
            return known
        parts = _near_ends(item)
        found = max((nodes.get(id(part), SHARED) for part in parts), default=SHARED)
        if found == SHARED and (shared := [part for part in (item, *parts) if id(part) in nodes]):
            return self._of_state(shared, before)  # the object of several nodes: its state tells which ones
        if found == SHARED:
            found = max(map(self._of, parts), default=UNKNOWN)
        if found == UNKNOWN:
            parts = [item, *parts]
            found = self._of_state([*parts, *(part[-1] for part in parts if _has_parts(part))], before)
        return found

    def _of(self, thing: Any) -> int:
        """The node that one thing stands for, or the newest of those in it: a child is newer than what lies before."""
        nodes = self.recorder.nodes.known
        node = nodes.get(id(thing), SHARED)
        if node == SHARED:
            parts = _near_ends(thing)
            node = max((nodes.get(id(part), SHARED) for part in parts), default=SHARED)
        return UNKNOWN if node == SHARED else node

    def _of_state(self, things: list[Any], before: int | None) -> int:
        """By equality, where the program made copies: the newest node with a state that one of these things is."""
        read = [state for thing in things if (state := self.states.read(thing)) is not None]
        return max((self.recorder.nodes.newest(state, before) for state in read), default=UNKNOWN)

    def _made_before(self) -> list[int]:
        """For each removed thing, how many nodes there were."""
        counts, made = [], 0
        for code in self.recorder.log:
            kind = code % KINDS
            made += kind == MAKE
            if kind == POP:
                counts.append(made)
        return counts

    def finish(self) -> None:
        """Says whether the frontier was among these containers; if so, what was in it, and in which order it left."""
        noted = self.recorder.noted
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
        if self.kinds[frontier] in ("heap", "priority"):
            self._note_attribute(frontier)
        noted.values = values_of(self.recorder.log, self.items, self.values)
        kept = [number for number, container in enumerate(self.numbers) if container in served]
        noted.entries = [Entry(self.numbers[number], about[number], rank) for rank, number in enumerate(kept)]
        left = [(container, item) for container in sorted(served) for item in self.left[container]()]
        noted.entries += [
            Entry(container, self.node_left(item), rank) for rank, (container, item) in enumerate(left, len(kept))
        ]
        if self.fronts:
            noted.last_first = None if noted.container is None else noted.last_first
        unseen = noted.last_first
        if noted.container is None and self.turned[frontier]() is not None:
            parents = self.recorder.nodes.parents
            made = [
                (each.container == frontier, parents[each.node] if each.node >= 0 else -1) for each in noted.entries
            ]
            noted.last_first = newest_first(made, len(kept), self._expanded_before(kept), unseen)
        if noted.container == "heap":
            noted.container = "priority" if self.heaped else "appended"
        if noted.container is None:
            noted.container = self._unsorted(frontier, noted.last_first)
        self._drop(set(kept))

    def _note_attribute(self, frontier: int) -> None:
        """Where a heap's entries are objects that know how to compare themselves: by which number they do."""
        at = [number for number, container in enumerate(self.numbers) if container == frontier]
        log, estimates = self.recorder.log, self.recorder.estimates
        before = len(log), len(estimates)
        try:
            name = sort_attribute([self.items[number] for number in at])
        except Exception:  # of the program's own comparison
            name = None
        del log[before[0] :], estimates[before[1] :]  # a comparison may ask for h
        if name is not None:
            for number in at:
                self.values.setdefault(number, getattr(self.items[number], name, None))

    def _unsorted(self, frontier: int, last_first: bool | None) -> str | None:
        """Of CONTAINERS: what a list is that is served from one end, by whether it was kept in order."""
        if self.heaped:
            return "priority"
        if self.sorts(frontier) and 2 * self.sorts(frontier) >= self.numbers.count(frontier):
            return "priority" if self.recorder.noted.values else None
        if last_first is None or self.ranks:
            return None
        return "stack" if last_first else "queue"

    def shared_by(self, returned: Any) -> bool:
        """Whether the returned value is a list that is part of several removed entries."""
        if type(returned) is tuple:
            return any(map(self.shared_by, returned))
        if type(returned) is not list or len(returned) < 2:
            often_taken = Counter(id(item) for item in self.items if type(item) is list and item)
            return is_failure(returned) and max(often_taken.values(), default=0) > 1
        holding = [
            item for item in self.items if type(item) in (tuple, list) and any(part is returned for part in item)
        ]
        often = sum(item is returned for item in self.items)  # the entry itself, taken off again and again
        return often > 1 or len({id(item) for item in holding}) > 1

    def _expanded_before(self, kept: list[int]) -> list[int]:
        """For each removed thing that is kept, how many expansions had begun."""
        counts, expanded, wanted = [], 0, set(kept)
        for code in self.recorder.log:
            number, kind = divmod(code, KINDS)
            expanded += kind == EXPAND
            if kind == POP and number in wanted:
                counts.append(expanded)
        return counts

    def _served(self, about: list[int]) -> Counter[int]:
        """Of each container, how many expansions were of what had left it just before: others hold something else."""
        served: Counter[int] = Counter()
        taken = None
        for code in self.recorder.log:
            number, kind = divmod(code, KINDS)
            if kind == POP:
                taken = number
            elif kind == EXPAND and taken is not None:
                served[self.numbers[taken]] += about[taken] == self.recorder.noted.nodes[number]
                taken = None
        return +served

    def _drop(self, kept: set[int]) -> None:
        """Shorten the log of removed things to those that are kept, and renumber them."""
        new = {number: at for at, number in enumerate(sorted(kept))}
        log = self.recorder.log
        log[:] = [
            code if code % KINDS != POP else new[code // KINDS] * KINDS + POP
            for code in log
            if code % KINDS != POP or code // KINDS in new
        ]


def in_order(entries: Iterable[Any]) -> list[Any]:
    """As a heap would serve them."""
    try:  # as fast as it goes: most heaps hold what can be compared
        return sorted(entries)
    except Exception:
        return sorted(entries, key=cmp_to_key(_compared))


def _compared(one: Any, other: Any) -> int:
    try:
        return -1 if one < other else 1 if other < one else 0
    except Exception:  # what a heap never had to compare
        return 0


def _has_parts(thing: Any) -> bool:
    return isinstance(thing, list | tuple) and bool(thing)


def _near_ends(thing: Any) -> list[Any]:
    """The parts of a thing; of a long path its ends, which tell enough."""
    if isinstance(thing, list | tuple):
        return [*thing] if len(thing) <= SHORT else [*thing[:2], *thing[-2:]]
    if type(thing).__module__ == "builtins":
        return []
    slots = getattr(type(thing), "__slots__", ())
    return [*getattr(thing, "__dict__", {}).values(), *(getattr(thing, name, None) for name in slots)]
