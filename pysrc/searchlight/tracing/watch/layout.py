"""Where in the entries of a container the states are, found by what was removed from it over the whole run.

The first entry must have the start (or, of the second frontier of a bidirectional search, the goal). A later state
must be one to which an action leads from an earlier one. Two places that fit equally well are not told apart: then the
expansions are not observed.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from searchlight.problem import AnyProblem
from searchlight.tracing.watch.states import States

Step = int | str | tuple[int | str, ...]  # an index, a name, or several that are the parts of the state
Path = tuple[Step, ...]
DEPTH: Final = 3
WIDTH: Final = 8  # the first parts of an entry that are looked at, besides the last one
LONGEST: Final = 5  # parts of a state that an entry may have side by side
MOST: Final = 3_000  # entries that are compared
ABOVE: Final = ("parent", "prev", "previous", "came_from", "before", "predecessor")  # attributes of the nodes before


class Layouts:
    """Reads the entries of the containers of one program."""

    def __init__(self, states: States, problem: AnyProblem) -> None:
        self.states, self.problem = states, problem
        self.width = 2 if states.places else states.cells if 0 < states.cells <= LONGEST else 0
        self._after: dict[Any, frozenset[Any]] = {}

    def found(self, items: Sequence[Any], origin: Any) -> tuple[Path, int] | None:
        """The place of the states in these entries, and how many fit; None if there is none, or more than one."""
        places = [path for path in self.places(items[0]) if self.state(path, items[0]) == origin]
        if not places and origin == self.problem.initial:  # perhaps the program writes states in another way
            for path in self.places(items[0]):
                if self.states.settle(items[0], lambda item, path=path: self.state(path, item)):  # type: ignore[misc]
                    places = [path]
                    break
        read = {path: [self.state(path, item) for item in items[:MOST]] for path in places}
        judged = {path: self._fits(states) for path, states in read.items()}
        readable = [path for path in places if 2 * sum(each is not None for each in read[path]) > len(items[:MOST])]
        judged = {path: judged[path] for path in readable}
        if not judged:
            return None
        best = max(judged.values())
        paths = [path for path, fits in judged.items() if fits == best]
        return (paths[0], best[1]) if all(read[path] == read[paths[0]] for path in paths) else None

    def state(self, path: Path, item: Any) -> Any | None:
        """The state at a place in an entry; None if there is none."""
        try:
            for step in path:
                item = tuple(_part(item, each) for each in step) if isinstance(step, tuple) else _part(item, step)
        except (TypeError, IndexError, AttributeError, KeyError):
            return None
        return self.states.read(item)

    def places(self, item: Any, depth: int = DEPTH) -> Iterator[Path]:
        """All places in an entry that may have a state."""
        yield ()
        parts = _parts(item)
        yield from ((each,) for each in self._beside(parts))
        for step, part in parts if depth else ():
            if type(part) is not int and step not in ABOVE:
                yield from ((step, *path) for path in self.places(part, depth - 1))

    def _beside(self, parts: list[tuple[int | str, Any]]) -> Iterator[tuple[int | str, ...]]:
        """Numbers side by side that may be the parts of a state."""
        named = [(step, part) for step, part in parts if step != -1]
        for at in range(len(named) - self.width + 1) if self.width else ():
            window = named[at : at + self.width]
            if all(type(part) is int for _, part in window) and len(named) > self.width:
                yield tuple(step for step, _ in window)

    def _fits(self, states: Sequence[Any]) -> tuple[int, int]:
        """How many different states are the first one, or follow from an earlier one; and how often they are there."""
        known, fits, seen = {states[0]}, 0, set[Any]()
        for state in states:
            if state is not None and state in known:
                fits += 1
                if state not in seen:
                    seen.add(state)
                    known |= self.after(state)
        return len(seen), fits

    def after(self, state: Any) -> frozenset[Any]:
        """The states to which an action leads; none for a value that is not a state of the problem."""
        if state not in self._after:
            try:
                actions = self.problem.actions(state)
                self._after[state] = frozenset(self.problem.result(state, action) for action in actions)
            except Exception:  # not a state of the problem
                self._after[state] = frozenset()
        return self._after[state]


def _parts(item: Any) -> list[tuple[int | str, Any]]:
    if isinstance(item, list | tuple):
        parts: list[tuple[int | str, Any]] = list(enumerate(item[:WIDTH]))
        return [*parts, (-1, item[-1])] if item else parts
    if type(item).__module__ == "builtins":
        return []
    slots = getattr(type(item), "__slots__", ())
    return [*getattr(item, "__dict__", {}).items(), *((name, getattr(item, name, None)) for name in slots)]


def _part(item: Any, step: int | str) -> Any:
    return item[step] if isinstance(step, int) else getattr(item, step)
