"""The expansions of a recursive program that makes its successors itself, from the calls of its search function.

A call that calls the function again is an expansion. A call without further calls is one only if the search remembers
states and the state is new: all its successors may be known.
"""

import sys
from collections.abc import Callable, Sequence
from types import CodeType, FrameType
from typing import Any, Final

from searchlight.tracing.names import role_of
from searchlight.tracing.watch.layout import Layouts
from searchlight.tracing.watch.nodes import CALL, KINDS
from searchlight.tracing.watch.recorder import Places, Recorder
from searchlight.tracing.watch.story import Kind, Story

TRIES: Final = 3  # calls of a function in which the start is looked for
FAR: Final = 12  # frames between two calls of the function, such as those of generators
Reader = Callable[[Sequence[Any]], Any]


class Calls:
    """The calls of the functions that call themselves, as far as they are given states."""

    def __init__(self, recorder: Recorder, layouts: Layouts) -> None:
        self.recorder, self.layouts = recorder, layouts
        self.states: list[Any] = []
        self.parents: list[int] = []  # the call that made each call; -1: none
        self.lines = Places(recorder.file)
        self.code: CodeType | None = None  # the function whose calls have states
        self.reader: Reader = lambda _: None
        self.tries: dict[CodeType, int] = {}
        self.active: list[tuple[int, int]] = []  # id(frame) and number of the calls that have not returned

    def enter(self, names: str, *values: Any) -> None:
        """A function begins; called in its first line."""
        if self.recorder.noted.expanded:
            return
        frame = sys._getframe(1)
        if self.code is None:
            self._learn(frame.f_code, names.split(), values)
        if frame.f_code is not self.code or (state := self.reader(values)) is None:
            return
        number = len(self.states)
        if number >= self.recorder.max_nodes:
            self.recorder.stop("budget")
        self.parents.append(self._parent(frame))
        self.active.append((id(frame), number))
        self.states.append(state)
        self.recorder.log.append(number * KINDS + CALL)
        self.lines.note()
        if not number & 63:
            self.recorder.check_time()

    def _learn(self, code: CodeType, names: Sequence[str], values: Sequence[Any]) -> None:
        """Find the parameter with the state: the one that has the start."""
        tried = self.tries[code] = self.tries.get(code, 0) + 1
        if tried > TRIES:
            return
        for at, name in enumerate(names):
            if role_of(name) == "goal":
                continue
            for reader in self._readers(at):
                if reader(values) == self.recorder.problem.initial:
                    self.code, self.reader = code, reader
                    return

    def _readers(self, at: int) -> list[Reader]:
        """The ways in which a parameter may have the state: itself, as the end of a path, as numbers side by side."""
        read, width = self.layouts.states.read, self.layouts.width

        def of_path(values: Sequence[Any]) -> Any:
            return read(values[at][-1]) if isinstance(values[at], list) and values[at] else None

        def of_numbers(values: Sequence[Any]) -> Any:
            return read(tuple(values[at : at + width])) if width else None

        return [lambda values: read(values[at]), of_path, of_numbers]

    def _parent(self, frame: FrameType) -> int:
        """The number of the call below which this one is made."""
        above, steps = frame.f_back, 0
        while above is not None and above.f_code is not self.code:
            above, steps = (above.f_back if steps < FAR else None), steps + 1
        wanted = None if above is None else id(above)
        while self.active and self.active[-1][0] != wanted:
            self.active.pop()
        return self.active[-1][1] if self.active else -1


class CallStory:
    """Derives expansions and nodes from all calls, one after the other."""

    def __init__(self, calls: Calls, story: Story) -> None:
        self.calls, self.story = calls, story
        self.callers = set(calls.parents)
        self.nodes: dict[int, int] = {}  # by call
        self.expansions: dict[int, int] = {}
        self.depths: list[int] = []
        for parent in calls.parents:
            self.depths.append(self.depths[parent] + 1 if parent >= 0 else 0)
        self.deepest = max(self.depths, default=0)

    def tell(self, number: int) -> None:
        """Tell of one call."""
        story, state, parent = self.story, self.calls.states[number], self.calls.parents[number]
        if not story.is_possible(state) and number not in self.callers:
            return
        if parent < 0:
            self.nodes[number] = story.begin()
        elif parent in self.expansions:
            self.nodes[number] = story.child_of(self.expansions[parent], self.nodes[parent], state)
        else:
            return
        if number in self.callers or self._leaf_is_expanded(number, story.kind):
            self.expansions[number] = story.expand(self.nodes[number], state, number)

    def _leaf_is_expanded(self, number: int, kind: Kind) -> bool:
        """Whether a call without further calls is an expansion."""
        state = self.calls.states[number]
        if self.story.problem.is_goal(state):
            return False
        if kind.deepens:
            return self.depths[number] < self.deepest and not self.story.after(state)
        return kind.remembers and state not in self.story.expanded
