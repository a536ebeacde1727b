"""Trace a program's own successor function: its argument is expanded, and it returns the generated states.

It may return them in any collection, alone or with actions and costs, or one per call.
"""

from collections.abc import Callable, Iterator
from functools import wraps
from inspect import isgenerator
from typing import Any

from searchlight.tracing.watch.recorder import Recorder
from searchlight.tracing.watch.states import States

Parts = tuple[Any, Any, float | None, Any]  # state, action, cost, the state's object


class OwnSuccessors:
    """`wrap` returns the traced form of a function or method."""

    def __init__(self, recorder: Recorder, states: States) -> None:
        self.recorder = recorder
        self.states = states
        self.asleep = False  # not recording: during trials, and inside another successor function
        self._one_by_one: dict[int, set[Any]] = {}  # by expansion, the successors from calls that return one each

    def wrap(self, function: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(function)
        def watched(*arguments: Any, **named: Any) -> Any:
            if self.asleep:
                return function(*arguments, **named)
            if not self.recorder.noted.expanded:  # the start, perhaps in the program's own writing
                any(map(self.states.settle, (*arguments, *named.values())))
            subject, state = self._subject((*arguments, *named.values()))
            if state is None:
                return function(*arguments, **named)
            self.asleep = True
            try:
                returned = function(*arguments, **named)
            except Exception:
                self._expand(subject, state)
                raise
            finally:
                self.asleep = False
            return self._taken_down(subject, state, returned)

        return watched

    def _subject(self, arguments: tuple[Any, ...]) -> tuple[Any, Any]:
        """The first argument that is or contains a state, and that state."""
        for thing in arguments:
            if (state := self.states.read(thing)) is not None:
                return thing, state
        return None, None

    def _taken_down(self, subject: Any, state: Any, returned: Any) -> Any:
        if (after := self.states.read(subject)) != state:
            self.recorder.changed(state, after)
        if (child := None if _is_of_objects(returned) else self.states.read(returned)) is not None:
            self._one(subject, state, child, returned)
        elif isgenerator(returned):
            return self._as_they_come(self._expand(subject, state), returned)
        elif isinstance(returned, dict):
            self._make(self._expand(subject, state), list(returned.items()))
        elif isinstance(returned, list | tuple | set | frozenset):
            self._make(self._expand(subject, state), list(returned))
        return returned

    def _expand(self, subject: Any, state: Any) -> int:
        recorder = self.recorder
        if not recorder.noted.expanded:
            recorder.nodes.starts_from(subject)
        node = recorder.nodes.of(subject, state)
        before = recorder.nodes.state(node)
        if before != state and recorder.noted.expanded:
            recorder.changed(before, state)
        return recorder.expand(node, state)

    def _one(self, subject: Any, state: Any, child: Any, thing: Any) -> None:
        """Record one successor per call; calls for the same node are one expansion until a successor repeats."""
        recorder = self.recorder
        known = recorder.nodes.known.get(id(subject)) is not None or recorder.noted.expanded
        number = recorder.nodes.expansion.get(recorder.nodes.of(subject, state)) if known else None
        if number is None or child in self._one_by_one[number]:
            number = self._expand(subject, state)
            self._one_by_one[number] = set()
        self._one_by_one[number].add(child)
        recorder.nodes.make(number, None, child, None, thing)

    def _make(self, number: int, entries: list[Any]) -> None:
        for entry in entries:
            state, action, cost, thing = self.parts(entry)
            self.recorder.nodes.make(number, action, state, cost, thing)

    def _as_they_come(self, number: int, entries: Iterator[Any]) -> Iterator[Any]:
        for entry in entries:
            self._make(number, [entry])
            yield entry

    def parts(self, entry: Any) -> Parts:
        """The parts of a returned entry."""
        if (state := self.states.read(entry)) is not None:
            return state, None, None, entry
        action, cost, state_part = None, None, None
        for part in entry if isinstance(entry, tuple | list) else ():
            if state_part is None and (state := self.states.read(part)) is not None:
                state_part = state, part
            elif isinstance(part, int | float) and not isinstance(part, bool):
                cost = part
            elif action is None:
                action = part if isinstance(part, str | int | tuple) else str(part)
        if state_part is None:
            return self.states.known(entry), None, None, entry
        return state_part[0], action, cost, state_part[1]


def _is_of_objects(returned: Any) -> bool:
    """Whether it is a list of objects of the program's own classes, and so not a state."""
    return type(returned) is list and bool(returned) and type(returned[0]).__module__ != "builtins"
