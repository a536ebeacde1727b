"""Record what enters and leaves a program's own lists, sets and dicts.

Their types do not change: the operations in the text call these functions instead (marking.py). A container is known by
its identity, or else by the name that the text has for it, because programs replace their lists (`queue = queue[1:]`).
"""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from searchlight.tracing.watch import marking
from searchlight.tracing.watch.watch import Watch


class OwnLists:
    """The functions do the original operation on any object, and record it for containers."""

    def __init__(self, watch: Watch) -> None:
        self.watch = watch
        self.names: list[str] = []  # of the containers at each place of the text
        self.by_name: dict[str, int] = {}
        self.by_identity: dict[int, int] = {}
        self.things: dict[int, Any] = {}  # the latest object of each container
        self.alive: list[Any] = []  # all of them, so that their identities are not used again
        self.turned: dict[int, bool | None] = {}  # whether things leave at the end; None: from anywhere
        self.sorted: dict[int, int] = {}  # how often each container was sorted
        self.keys: dict[int, tuple[Any, Any]] = {}  # id(item) → item, its sort key
        self.choice: tuple[Any, Any] | None = None  # the item that `min` or `max` chose last, and its value

    def functions(self, names: list[str]) -> dict[str, Callable[..., Any]]:
        """The functions by name. `names`: of the containers at each place of the text."""
        self.names = names
        self.watch.sorts = lambda container: self.sorted.get(container, 0)
        return {
            marking.SORT: self._sort, marking.POP: self._pop, marking.REMOVE: self._remove,
            marking.DELETE: self._delete, marking.REST: self._rest, marking.APPEND: self._append,
            marking.ADD: self._add, marking.GROWING: self._growing,
            "min": partial(self._choose, min), "max": partial(self._choose, max),
        }  # fmt: skip

    def share(self, other: "OwnLists") -> None:
        """Know the same containers: a list may be handed from module to module."""
        self.by_name, self.by_identity, self.things = other.by_name, other.by_identity, other.things
        self.alive, self.turned, self.sorted, self.keys = other.alive, other.turned, other.sorted, other.keys

    def _number(self, thing: Any, place: int) -> int:
        """The number of a container."""
        known = self.by_identity.get(id(thing))
        if known is not None:
            self.things[known] = thing
            return known
        name = self.names[place]
        if name not in self.by_name:
            self.by_name[name] = self.watch.container(partial(self._left, name), partial(self._end, name))
        number = self.by_identity[id(thing)] = self.by_name[name]
        self.things[number] = thing
        self.alive.append(thing)
        return number

    def _left(self, name: str) -> list[Any]:
        number = self.by_name[name]
        things = list(self.things[number])
        return things[::-1] if self.turned.get(number) else things

    def _end(self, name: str) -> bool | None:
        return self.turned.get(self.by_name[name])

    def _turn(self, number: int, rest: Any, last: bool | None) -> None:
        """Record the end of a removal; None (anywhere) after removals from both ends. One entry alone has no end."""
        if rest:
            self.turned[number] = last if self.turned.get(number, last) == last else None

    # -- what enters ---------------------------------------------------------------------------------------------------

    def _append(self, thing: Any, place: int, name: str, *arguments: Any) -> Any:
        """`thing.append(x)`, `.insert(i, x)`, `.extend(xs)`, `.add(x)`."""
        returned = getattr(thing, name)(*arguments)
        if type(thing) in (list, set) and self.watch.wants_entries and arguments:
            number = self._number(thing, place)
            for item in arguments[-1] if name == "extend" and hasattr(arguments[-1], "__len__") else arguments[-1:]:
                self.watch.put(number, item)
        return returned

    def _add(self, thing: Any, place: int, more: Any) -> Any:
        """`thing += more`."""
        if type(thing) is list and self.watch.wants_entries:
            more = list(more)
            number = self._number(thing, place)
            for item in more:
                self.watch.put(number, item)
        return more

    # -- what leaves ---------------------------------------------------------------------------------------------------

    def _pop(self, thing: Any, place: int, *arguments: Any, **at: Any) -> Any:
        """`at`: an index or a key that the program has in a variable, so that an end of the list is a coincidence."""
        arguments = (*arguments, *at.values())
        item = thing.pop(*arguments)
        if isinstance(thing, list | set):
            number = self._number(thing, place)
            anywhere = bool(at) or type(thing) is set
            self._turn(number, thing, None if anywhere else _is_last(arguments[0]) if arguments else True)
            self._take(number, item)
        elif isinstance(thing, dict) and arguments:
            self._take(self._number(thing, place), arguments[0])
        return item

    def _remove(self, thing: Any, place: int, item: Any, *more: Any) -> Any:
        returned = thing.remove(item, *more)
        if isinstance(thing, list | set):
            number = self._number(thing, place)
            self._turn(number, thing, None)
            self._take(number, item)
        return returned

    def _delete(self, thing: Any, place: int, at: Any) -> None:
        item = thing[at] if isinstance(thing, list) else at
        del thing[at]
        if isinstance(thing, list | dict):
            number = self._number(thing, place)
            self._turn(number, thing, _is_last(at))
            self._take(number, item)

    def _rest(self, thing: Any, place: int, at: int) -> Any:
        """A slice without the first or the last element."""
        rest = thing[1:] if at == 0 else thing[:-1]
        if isinstance(thing, list | tuple) and thing:
            number = self._number(thing, place)
            self.by_identity[id(rest)] = number
            self.things[number] = rest
            self.alive.append(rest)
            self._turn(number, rest, at == -1)
            self._take(number, thing[at])
        return rest

    def _growing(self, thing: Any, place: int) -> Any:
        """Iterate over a list that grows meanwhile: each element leaves it, as from a queue."""
        return self._one_by_one(thing, place) if type(thing) is list else thing

    def _one_by_one(self, thing: list[Any], place: int) -> Iterator[Any]:
        for item in thing:
            number = self._number(thing, place)
            self._turn(number, thing, False)
            self._take(number, item)
            yield item

    def _take(self, number: int, item: Any) -> None:
        self.watch.take(number, item)
        known = self.keys.get(id(item))
        if known is not None:
            self.watch.note_value(known[1])
        elif self.choice is not None and _is_same(self.choice[0], item):
            self.watch.note_value(self.choice[1])
            self.watch.chosen.add(number)
        self.choice = None

    # -- the order -----------------------------------------------------------------------------------------------------

    def _choose(self, builtin: Callable[..., Any], *arguments: Any, **named: Any) -> Any:
        """`min` and `max`: note what they choose from a container, and its value."""
        if len(arguments) != 1 or not isinstance(arguments[0], list | set | dict) or not arguments[0]:
            return builtin(*arguments, **named)
        items, key = list(arguments[0]), named.get("key")
        if key is None:
            chosen = value = builtin(items)
        else:
            values = list(map(key, items))
            value = builtin(values)
            chosen = next(item for item, each in zip(items, values, strict=True) if each is value or each == value)
        self.choice = chosen, -value if builtin is max and type(value) in (int, float) else value
        return chosen

    def _sort(self, thing: Any, place: int, *arguments: Any, **named: Any) -> Any:
        """`thing.sort(…)`."""
        if isinstance(thing, list):
            number = self._number(thing, place)
            self.sorted[number] = self.sorted.get(number, 0) + 1
        if callable(key := named.get("key")):
            named = {**named, "key": partial(self._key, key)}
        return thing.sort(*arguments, **named)

    def _key(self, key: Callable[[Any], Any], item: Any) -> Any:
        value = key(item)
        self.keys[id(item)] = (item, value)
        return value


def _is_same(one: Any, other: Any) -> bool:
    return one is other or (type(one) in (str, tuple, int) and one == other)


def _is_last(at: object) -> bool | None:
    """Whether an index is a list's last; None if it is neither the first nor the last."""
    return {0: False, -1: True}.get(at) if isinstance(at, int) else None
