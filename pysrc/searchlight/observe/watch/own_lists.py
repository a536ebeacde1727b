"""Note what a program removes from its own lists, sets and dicts.

Their types stay as they are: the places in the text that remove something call these functions instead (marking.py).
Each place counts as one container.
"""

from collections.abc import Callable
from functools import partial
from typing import Any

from searchlight.observe.watch.marking import DELETE, POP, REMOVE, REST, SORT
from searchlight.observe.watch.watch import Watch


class OwnLists:
    """The functions do what the program would have done, with any object, and note it if it is a container."""

    def __init__(self, watch: Watch) -> None:
        self.watch = watch

    def functions(self, places: int) -> dict[str, Callable[..., Any]]:
        """By name. `places`: how many there are in the text."""
        self.first = len(self.watch.left)
        self.last_seen: list[Any] = [()] * places  # of each place what it was about last
        self.turned: list[bool | None] = [None] * places  # whether that is served from its end; None: from anywhere
        self.sorted: dict[int, tuple[Any, int]] = {}  # by identity, lists and how often each was sorted
        self.keys: dict[int, tuple[Any, Any]] = {}  # by identity, what was sorted by a key, and that key
        self.used: list[bool] = [False] * places  # whether anything was taken off there
        for place in range(places):
            self.watch.container(self._left(place), partial(self.turned.__getitem__, place))
        self.watch.sorts = self._sorts
        return {SORT: self._sort, POP: self._popping(), REMOVE: self._remove, DELETE: self._delete, REST: self._rest}

    def _left(self, place: int) -> Callable[[], list[Any]]:
        def left() -> list[Any]:
            things = list(self.last_seen[place])
            return things[::-1] if self.turned[place] else things

        return left

    def _popping(self) -> Callable[..., Any]:
        last_seen, turn, take, first = self.last_seen, self._turn, self.watch.take, self.first

        def pop(thing: Any, place: int, *given: Any) -> Any:
            item = thing.pop(*given)
            if isinstance(thing, list | set):
                last_seen[place] = thing
                turn(place, None if type(thing) is set else _is_last(given[0]) if given else True)
                take(first + place, item)
                self._note_key(item)
            elif isinstance(thing, dict) and given:
                self._note(thing, place, given[0])
            return item

        return pop

    def _sort(self, thing: Any, *given: Any, **named: Any) -> Any:
        if isinstance(thing, list) and len(thing) > 1:
            known = self.sorted.get(id(thing), (thing, 0))
            self.sorted[id(thing)] = (thing, known[1] + 1)
        if callable(key := named.get("key")):
            named = {**named, "key": partial(self._key, key)}
        return thing.sort(*given, **named)

    def _key(self, key: Callable[[Any], Any], item: Any) -> Any:
        value = key(item)
        self.keys[id(item)] = (item, value)
        return value

    def _note_key(self, item: Any) -> None:
        """Note the value by which the removed thing was sorted."""
        known = self.keys.get(id(item))
        if known is not None:
            self.watch.note_value(known[1])

    def _sorts(self, container: int) -> int:
        """How often that list was sorted from which a container's things were taken."""
        place = container - self.first
        thing = self.last_seen[place] if 0 <= place < len(self.last_seen) else None
        found = self.sorted.get(id(thing))
        return found[1] if found else 0

    def _remove(self, thing: Any, place: int, item: Any) -> Any:
        returned = thing.remove(item)
        if isinstance(thing, list | set):
            self._note(thing, place, item)
        return returned

    def _delete(self, thing: Any, place: int, at: Any) -> None:
        item = thing[at] if isinstance(thing, list) else at
        del thing[at]
        if isinstance(thing, list | dict):
            self._turn(place, _is_last(at))
            self._note(thing, place, item)

    def _rest(self, thing: Any, place: int, at: int) -> Any:
        """All but the first, or all but the last."""
        rest = thing[1:] if at == 0 else thing[:-1]
        if isinstance(thing, list | tuple) and thing:
            self._turn(place, at == -1)
            self._note(rest, place, thing[at])
        return rest

    def _turn(self, place: int, last: bool | None) -> None:
        """Note the end from which something is removed; after both ends: anywhere."""
        self.turned[place] = last if not self.used[place] or self.turned[place] == last else None
        self.used[place] = True

    def _note(self, thing: Any, place: int, item: Any) -> None:
        self.last_seen[place] = thing
        self.watch.take(self.first + place, item)
        self._note_key(item)


def _is_last(at: object) -> bool | None:
    """Whether a place is the last one of a list; None where it is neither the first nor the last."""
    return {0: False, -1: True}.get(at) if isinstance(at, int) else None
