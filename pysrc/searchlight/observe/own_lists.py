"""What a program takes off its own lists, sets and dicts. They stay what they are: the places in the text at which
something is taken off lead through these functions (marking.py), and each place counts as one container.
"""

from collections.abc import Callable
from functools import partial
from typing import Any

from searchlight.observe.marking import DELETE, POP, REMOVE, REST
from searchlight.observe.watch import Watch


class OwnLists:
    """The functions do what the program would have done, with any object, and note it if it is a container."""

    def __init__(self, watch: Watch) -> None:
        self.watch = watch

    def functions(self, places: int) -> dict[str, Callable[..., Any]]:
        """By name. `places`: how many there are in the text."""
        self.first = len(self.watch.left)
        self.last_seen: list[Any] = [()] * places  # of each place what it was about last
        self.turned: list[bool | None] = [None] * places  # whether that is served from its end; None: from anywhere
        for place in range(places):
            self.watch.container(self._left(place), partial(self.turned.__getitem__, place))
        return {POP: self._popping(), REMOVE: self._remove, DELETE: self._delete, REST: self._rest}

    def _left(self, place: int) -> Callable[[], list[Any]]:
        def left() -> list[Any]:
            things = list(self.last_seen[place])
            return things[::-1] if self.turned[place] else things

        return left

    def _popping(self) -> Callable[..., Any]:
        last_seen, turned, take, first = self.last_seen, self.turned, self.watch.take, self.first

        def pop(thing: Any, place: int, *given: Any) -> Any:
            item = thing.pop(*given)
            if isinstance(thing, list | set):
                last_seen[place] = thing
                turned[place] = None if type(thing) is set else _is_last(given[0]) if given else True
                take(first + place, item)
            elif isinstance(thing, dict) and given:
                self._note(thing, place, given[0])
            return item

        return pop

    def _remove(self, thing: Any, place: int, item: Any) -> Any:
        returned = thing.remove(item)
        if isinstance(thing, list | set):
            self._note(thing, place, item)
        return returned

    def _delete(self, thing: Any, place: int, at: Any) -> None:
        item = thing[at] if isinstance(thing, list) else at
        del thing[at]
        if isinstance(thing, list | dict):
            self.turned[place] = _is_last(at)
            self._note(thing, place, item)

    def _rest(self, thing: Any, place: int, at: int) -> Any:
        """All but the first, or all but the last."""
        rest = thing[1:] if at == 0 else thing[:-1]
        if isinstance(thing, list | tuple) and thing:
            self.turned[place] = at == -1
            self._note(rest, place, thing[at])
        return rest

    def _note(self, thing: Any, place: int, item: Any) -> None:
        self.last_seen[place] = thing
        self.watch.take(self.first + place, item)


def _is_last(at: object) -> bool | None:
    """Whether a place is the last one of a list; None where it is neither the first nor the last."""
    return {0: False, -1: True}.get(at) if isinstance(at, int) else None
