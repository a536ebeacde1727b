"""What goes into a program's containers and what comes out, in the container's own order.

While the program runs, only the things themselves are noted; what they are about, and who is served first, is found
out afterwards.
"""

from collections.abc import Callable, Iterable
from functools import cmp_to_key
from typing import Any, Final

from searchlight.observe.observation import UNKNOWN, Entry
from searchlight.observe.recorder import KINDS, POP, PUSH, SHARED, Recorder
from searchlight.observe.states import States

PRIORITY: Final = "priority"
SHORT: Final = 8  # things in a list that are all looked at
DISCIPLINES: Final = {frozenset({"+>", "->"}): "stack", frozenset({"+<", "-<"}): "stack"}  # by ends: see Box.ends


class Box:
    """One container. `ends`: at which ends things enter (+) and leave (-): the left one (<), the right one (>)."""

    __slots__ = ("discipline", "ends", "inside", "kept", "number")

    def __init__(self, number: int, discipline: str | None, kept: Any = None) -> None:
        self.number = number
        self.discipline = discipline  # None: as the ends say
        self.inside: dict[int, Any] = {}  # the entries, by the identity of what was put in; a list of them if several
        self.ends: set[str] = set()
        self.kept = kept  # a list that is a heap: so that no other gets its identity

    @property
    def served(self) -> str:
        return self.discipline or DISCIPLINES.get(frozenset(self.ends), "queue")


class Watch:
    """All containers of a program."""

    def __init__(self, recorder: Recorder, states: States) -> None:
        self.recorder = recorder
        self.states = states
        self.log = recorder.log
        self.boxes: list[Box] = []
        self.items: list[tuple[Box, Any, Any]] = []  # of each entry: where, what, and its key, itself where it is one
        self.enter = self._enterer()
        self._found: dict[int, int] = {}  # the nodes of the entries that were asked for

    def box(self, discipline: str | None = None, kept: Any = None) -> Box:
        self.boxes.append(Box(len(self.boxes), discipline, kept))
        return self.boxes[-1]

    def _enterer(self) -> Callable[..., None]:
        items, log = self.items, self.log.append

        def enter(box: Box, item: Any, key: Any = None) -> None:
            """Something is put into a container; `key`: what orders it there, where that is not the item itself."""
            number = len(items)
            items.append((box, item, key))
            log(number * KINDS + PUSH)
            before = box.inside.setdefault(id(item), number)
            if before is not number:
                box.inside[id(item)] = [*before, number] if type(before) is list else [before, number]

        return enter

    def leave(self, box: Box, item: Any) -> None:
        number = box.inside.pop(id(item), None)
        if number is None:
            return
        if type(number) is list:
            last = box.ends == {"+>", "->"}
            first = number.pop(-1 if last else 0)
            box.inside[id(item)] = number if len(number) > 1 else number[0]
            number = first
        self.log.append(number * KINDS + POP)
        self.recorder.taken_entry = number

    def node(self, number: int) -> int:
        """The node that an entry is about: an index into `made`, START or UNKNOWN."""
        if number not in self._found:
            self._found[number] = self._node(self.items[number][1])
        return self._found[number]

    def _node(self, item: Any) -> int:
        known = self.recorder.nodes.get(id(item), SHARED)
        if known != SHARED:
            return known
        parts = _near_ends(item)
        found = max((self.recorder.nodes.get(id(part), SHARED) for part in parts), default=SHARED)
        if found == SHARED:
            found = max(map(self._of, parts), default=UNKNOWN)
        return self._of_state(item) if found == UNKNOWN else found

    def finish(self) -> None:
        """Fills `entries`, and says whether the frontier was one of these containers."""
        noted = self.recorder.noted
        nodes = [self.node(number) for number in range(len(self.items))]
        ranks = self._ranks()
        for (box, _, _), node, rank in zip(self.items, nodes, ranks, strict=True):
            noted.entries.append(Entry(box.number, box.served, node, rank))
        taken = {noted.entries[code // KINDS].node for code in self.log if code % KINDS == POP}
        served = sum(node in taken for node in noted.nodes)
        noted.frontier = "observed" if served and 2 * served >= len(noted.nodes) else "inferred"

    def _of(self, thing: Any) -> int:
        """The node that one thing stands for, or the newest of those in it: a child is newer than what lies before."""
        nodes = self.recorder.nodes
        node = nodes.get(id(thing), SHARED)
        if node == SHARED:
            parts = _near_ends(thing)
            node = max((nodes.get(id(part), SHARED) for part in parts), default=SHARED)
        return UNKNOWN if node == SHARED else node

    def _of_state(self, item: Any) -> int:
        """By equality, where the program made copies: the newest node with a state that is found in the item."""
        parts = [item, *_near_ends(item)]
        parts += [part[-1] for part in parts if isinstance(part, list | tuple) and part]
        read = [state for part in parts if (state := self.states.read(part)) is not None]
        return max(map(self.recorder.newest, read), default=UNKNOWN)

    def _ranks(self) -> list[float]:
        ranks = [0.0] * len(self.items)
        heaps: dict[int, list[int]] = {}
        for number, (box, _, _) in enumerate(self.items):
            if box.served == PRIORITY:
                heaps.setdefault(box.number, []).append(number)
            else:
                ranks[number] = -number if box.served == "stack" else number
        for numbers in heaps.values():
            for rank, number in enumerate(_sorted(numbers, [self.items[each] for each in numbers])):
                ranks[number] = rank
        return ranks


def _sorted(numbers: list[int], items: Iterable[tuple[Box, Any, Any]]) -> list[int]:
    """The entries in the order in which a heap would serve them."""
    keys = {number: item if key is None else key for number, (_, item, key) in zip(numbers, items, strict=True)}

    try:  # as fast as it goes: most heaps hold what can be compared
        return [number for _, number in sorted((keys[number], number) for number in numbers)]
    except Exception:
        return _sorted_by_what_can_be_compared(keys)


def _sorted_by_what_can_be_compared(keys: dict[int, Any]) -> list[int]:
    def compare(one: int, other: int) -> int:
        first, second = keys[one], keys[other]
        try:
            return -1 if first < second else 1 if second < first else one - other
        except Exception:  # what a heap never had to compare
            return one - other

    return sorted(keys, key=cmp_to_key(compare))


def _near_ends(thing: Any) -> list[Any]:
    """The parts of a thing; of a long path its ends, which tell enough."""
    if isinstance(thing, list | tuple):
        return [*thing] if len(thing) <= SHORT else [*thing[:2], *thing[-2:]]
    if type(thing).__module__ == "builtins":
        return []
    slots = getattr(type(thing), "__slots__", ())
    return [*getattr(thing, "__dict__", {}).values(), *(getattr(thing, name, None) for name in slots)]
