"""Record what a program removes from its own lists, sets and dicts.

Their types do not change: the removals in the text call these functions instead (marking.py). Each place in the text
counts as a container.
"""

from collections.abc import Callable
from functools import partial
from typing import Any

from searchlight.tracing.watch.marking import DELETE, POP, REMOVE, REST, SORT
from searchlight.tracing.watch.watch import Watch


class OwnLists:
    """The functions do the original operation on any object, and record it for containers."""

    def __init__(self, watch: Watch) -> None:
        self.watch = watch

    def functions(self, places: int) -> dict[str, Callable[..., Any]]:
        """The functions by name. `places`: the number of removals in the text."""
        self.first = len(self.watch.left)
        self.last_seen: list[Any] = [()] * places  # the latest container at each place
        self.turned: list[bool | None] = [None] * places  # whether it removes from the end; None: from anywhere
        self.sorted: dict[int, tuple[Any, int]] = {}  # id(list) → list, number of sorts
        self.keys: dict[int, tuple[Any, Any]] = {}  # id(item) → item, its sort key
        self.used: list[bool] = [False] * places  # whether anything was removed there
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

        def pop(thing: Any, place: int, *arguments: Any) -> Any:
            item = thing.pop(*arguments)
            if isinstance(thing, list | set):
                last_seen[place] = thing
                turn(place, None if type(thing) is set else _is_last(arguments[0]) if arguments else True)
                take(first + place, item)
                self._note_key(item)
            elif isinstance(thing, dict) and arguments:
                self._note(thing, place, arguments[0])
            return item

        return pop

    def _sort(self, thing: Any, *arguments: Any, **named: Any) -> Any:
        if isinstance(thing, list):
            known = self.sorted.get(id(thing), (thing, 0))
            self.sorted[id(thing)] = (thing, known[1] + 1)
        if callable(key := named.get("key")):
            named = {**named, "key": partial(self._key, key)}
        return thing.sort(*arguments, **named)

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
        """How often a container's list was sorted."""
        place = container - self.first
        thing = self.last_seen[place] if 0 <= place < len(self.last_seen) else None
        sorts = self.sorted.get(id(thing))
        return sorts[1] if sorts else 0

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
        """A slice without the first or the last element."""
        rest = thing[1:] if at == 0 else thing[:-1]
        if isinstance(thing, list | tuple) and thing:
            self._turn(place, at == -1)
            self._note(rest, place, thing[at])
        return rest

    def _turn(self, place: int, last: bool | None) -> None:
        """Record the end of a removal; None (anywhere) after removals from both ends."""
        self.turned[place] = last if not self.used[place] or self.turned[place] == last else None
        self.used[place] = True

    def _note(self, thing: Any, place: int, item: Any) -> None:
        self.last_seen[place] = thing
        self.watch.take(self.first + place, item)
        self._note_key(item)


def _is_last(at: object) -> bool | None:
    """Whether an index is a list's last; None if it is neither the first nor the last."""
    return {0: False, -1: True}.get(at) if isinstance(at, int) else None
