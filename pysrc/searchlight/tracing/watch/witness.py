"""The witness of a program that makes its successors itself: its frontier, or the calls of a recursion.

An entry that is removed from the frontier is the current one, and the entries that are then put in are its children. A
state that is removed for the first time is expanded even if nothing is put in, because all its successors may be known.
A state that is removed again without putting anything in was discarded, and so was one at the limit of an iteration.

A call that calls its function again is an expansion. A call without further calls is one only if the search remembers
states and the state is new.
"""

import sys
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from types import CodeType, FrameType
from typing import Any, Final

from searchlight.problem import AnyProblem
from searchlight.problems.grid import BARRIER, GridProblem
from searchlight.setup import Setup
from searchlight.tracing.explain.rules import DEEPENING
from searchlight.tracing.names import role_of
from searchlight.tracing.watch.nodes import CALL, KINDS, POP, PUT
from searchlight.tracing.watch.observation import START, UNKNOWN
from searchlight.tracing.watch.recorder import Places, Recorder
from searchlight.tracing.watch.states import States
from searchlight.tracing.watch.watch import Watch

Step = int | str | tuple[int | str, ...]  # an index, a name, or several that are the parts of the state
Path = tuple[Step, ...]
DEPTH: Final = 3
WIDTH: Final = 8  # the first parts of an entry that are looked at, besides the last one
LONGEST: Final = 5  # parts of a state that an entry may have side by side
MOST: Final = 3_000  # entries that are compared
ABOVE: Final = ("parent", "prev", "previous", "came_from", "before", "predecessor")  # attributes of the nodes before


class Layouts:
    """Where in the entries of a container the states are, found by what was removed from it over the whole run.

    The first entry must have the start (or, of the second frontier of a bidirectional search, the goal). A later state
    must be one to which an action leads from an earlier one. Two places that fit equally well are not told apart: then
    the expansions are not observed.
    """

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
        readable = {path: its for path, its in read.items() if 2 * sum(each is not None for each in its) > len(its)}
        judged = {path: self._fits(states) for path, states in readable.items()}
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


class Story:
    """Derives expansions and nodes from the events `take`, `put` and `close`, and writes them into the observation.

    `lines`: where the program's lines were noted; None for a first look, which writes nothing. `remembers`: no state is
    expanded twice; `deepens`: there are limits. `limits`: the depth of each iteration, if that is known.
    """

    def __init__(
        self, recorder: Recorder, layouts: Layouts, lines: Places | None, *, deepens: bool, remembers: bool = True,
        limits: list[int] | None = None,
    ) -> None:  # fmt: skip
        self.recorder, self.problem, self.lines, self.after = recorder, recorder.problem, lines, layouts.after
        self.deepens, self.remembers, self.limits = deepens, remembers, limits
        self.expansions = self.made = 0
        self.depths: dict[int, int] = {START: 0}  # by node
        self.deepest = [0]  # by iteration
        self.expanded: dict[Any, tuple[int, int]] = {}  # the latest expansion of each state, and its node
        self.waiting: dict[Any, list[int]] = {}  # nodes in the frontier, by state
        self.nodes: dict[int, int] = {}  # id(entry) → node
        self.current: tuple[int, Any, int] | None = None  # node, state, line
        self.number: int | None = None  # the expansion of the current entry, once it has begun
        self.again = False  # whether a state was expanded again and something put in

    def take(self, item: Any, state: Any, line: int, *, newest: bool = False) -> int:
        """An entry leaves the frontier. Returns its node."""
        self.close()
        node = self._node_of(item, state, newest=newest)
        self.current, self.number = (node, state, line), None
        return node

    def put(self, item: Any, state: Any) -> None:
        """An entry enters the frontier."""
        possible = self.is_possible(state)
        if self.current is not None and (possible or not self.is_possible(self.current[1])):
            if self.number is None:
                self.again = self.again or self.current[1] in self.expanded
                self._expand()
            if not possible:
                return
            node = self.nodes[id(item)] = self.child_of(self.number, self.current[0], state)
            self.waiting.setdefault(state, []).append(node)

    def child_of(self, number: Any, parent: int, state: Any) -> int:
        """Add a child of an expansion, whose node is `parent`."""
        node = self.made
        self.made += 1
        if self.lines is not None:
            self._write_child(number, state)
        self.depths[node] = self.depths.get(parent, 0) + 1
        self.deepest[-1] = max(self.deepest[-1], self.depths[node])
        return node

    def expand(self, node: int, state: Any, line: int) -> int:
        """Add an expansion."""
        number = self.expansions
        self.expansions += 1
        if self.lines is not None:
            self.recorder.expand(max(node, START), state)
            self.recorder.places[-1] = self.lines[line]
        self.expanded[state] = number, node
        return number

    def _write_child(self, number: int, state: Any) -> None:
        problem, above = self.problem, self.recorder.noted.expanded[number]
        costs = [(problem.action_cost(above, action, state), action)
                 for action in problem.actions(above) if problem.result(above, action) == state]  # fmt: skip
        cost, action = min(costs, key=lambda each: each[0], default=(None, None))
        self.recorder.nodes.make(number, action, state, cost, object())

    def begin(self) -> int:
        """The start is searched, perhaps anew: an iteration begins."""
        if self.expanded:
            self.expanded, self.waiting = {}, {}
            self.deepest.append(0)
        return START

    def close(self, *, over: bool = False) -> None:
        """The current entry is done; `over`: so is the program."""
        if self.current is not None and self.number is None and self._is_expanded(over=over):
            self._expand()
        self.current = None

    def is_possible(self, state: Any) -> bool:
        """Whether the problem has such a state."""
        if not isinstance(self.problem, GridProblem):
            return True
        return state in self.problem.grid and self.problem.grid.cost(state) != BARRIER

    def left(self, item: Any, state: Any) -> int:
        """The node of an entry that is left in the frontier."""
        known = self.nodes.get(id(item))
        waiting = self.waiting.get(state, [])
        return known if known in waiting and known is not None else waiting[0] if waiting else UNKNOWN

    def _is_expanded(self, *, over: bool) -> bool:
        """Whether the current entry was expanded although nothing was put in."""
        assert self.current is not None
        node, state, _ = self.current
        if not self.is_possible(state) or (over and self.problem.is_goal(state)):
            return False
        if self.deepens:
            limit = self.limits[len(self.deepest) - 1] if self.limits is not None else 0
            return self.depths.get(node, 0) < limit and state not in self.expanded
        return not self.remembers or state not in self.expanded

    def _expand(self) -> None:
        assert self.current is not None
        self.number = self.expand(*self.current)

    def _node_of(self, item: Any, state: Any, *, newest: bool) -> int:
        known = self.nodes.get(id(item))
        waiting = self.waiting.get(state, [])
        if known is not None and known in waiting:
            waiting.remove(known)
            return known
        if waiting:
            return waiting.pop(-1 if newest else 0)
        if state == self.problem.initial:
            return self.begin()
        return self._unseen(state, newest=newest)

    def _unseen(self, state: Any, *, newest: bool) -> int:
        """The node of an entry that was not seen to enter: a child of an expansion from which an action leads there."""
        above = [each for before, each in self.expanded.items() if state in self.after(before)]
        if not above or not self.is_possible(state):
            return UNKNOWN
        number, parent = max(above) if newest else min(above)
        return self.child_of(number, parent, state)


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
        self.nodes: dict[int, int] = {}  # by call
        self.expansions: dict[int, int] = {}

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

    @cached_property
    def callers(self) -> set[int]:
        """The calls that called the function again; asked after the run."""
        return set(self.parents)

    @cached_property
    def depths(self) -> list[int]:
        """How many calls are above each one; asked after the run."""
        depths: list[int] = []
        for parent in self.parents:
            depths.append(depths[parent] + 1 if parent >= 0 else 0)
        return depths

    @cached_property
    def deepest(self) -> int:
        return max(self.depths)

    def tell(self, number: int, story: Story) -> None:
        """Tell of one call, after those before it."""
        state, parent = self.states[number], self.parents[number]
        if not story.is_possible(state) and number not in self.callers:
            return
        if parent < 0:
            self.nodes[number] = story.begin()
        elif parent in self.expansions:
            self.nodes[number] = story.child_of(self.expansions[parent], self.nodes[parent], state)
        else:
            return
        if number in self.callers or self._leaf_is_expanded(number, story):
            self.expansions[number] = story.expand(self.nodes[number], state, number)

    def _leaf_is_expanded(self, number: int, story: Story) -> bool:
        """Whether a call without further calls is an expansion."""
        state = self.states[number]
        if story.problem.is_goal(state):
            return False
        if story.deepens:
            return self.depths[number] < self.deepest and not story.after(state)
        return story.remembers and state not in story.expanded


class Unasked:
    """Looks for a witness after the run, if the program asked for no successors."""

    def __init__(self, setup: Setup, recorder: Recorder, watch: Watch, calls: Calls, layouts: Layouts) -> None:
        self.recorder, self.watch, self.calls, self.layouts = recorder, watch, calls, layouts
        self.deepens = setup.algorithm.id in DEEPENING
        self.ends = [setup.problem.initial, *([setup.problem.goal] if setup.algorithm.reverses else [])]

    def tell(self) -> str | None:
        """Derive expansions and nodes, and return the witness; None if there is none."""
        fits, frontiers = self._frontiers()
        distinct = len(set(map(repr, self.calls.states)))
        if distinct and distinct >= fits:
            self._tell_calls()
            return "calls"
        if frontiers:
            self._tell_frontier(frontiers)
            return "frontier"
        return None

    def _frontiers(self) -> tuple[int, dict[int, Path]]:
        """The container that most states left, and the second one of a search from both ends; and how many states."""
        items: dict[int, list[Any]] = {}
        for number, item in zip(self.watch.numbers, self.watch.items, strict=False):
            items.setdefault(number, []).append(item)
        most, paths = 0, dict[int, Path]()
        for origin in self.ends:
            found = [
                (place[1], number, place[0])
                for number, some in items.items()
                if number not in paths and (place := self.layouts.found(some, origin)) is not None
            ]
            for fits, number, path in sorted(found, key=lambda each: each[0])[-1:]:
                most, paths[number] = max(most, fits), path
            if not paths:
                break
        return most, paths

    def _tell_calls(self) -> None:
        story = Story(self.recorder, self.layouts, self.calls.lines, deepens=self.deepens)
        log, self.recorder.log[:] = self.recorder.log[:], ()
        for code in log:
            number, kind = divmod(code, KINDS)
            if kind == CALL:
                self.calls.tell(number, story)
            elif kind not in (POP, PUT):
                self.recorder.log.append(code)

    def _tell_frontier(self, paths: dict[int, Path]) -> None:
        look = Story(self.recorder, self.layouts, None, deepens=self.deepens)
        self._follow(look, paths, self.recorder.log[:], [])
        log, self.recorder.log[:] = self.recorder.log[:], ()
        nodes: list[int] = []
        story = Story(
            self.recorder, self.layouts, self.watch.lines, deepens=self.deepens, remembers=not look.again,
            limits=look.deepest,
        )  # fmt: skip
        try:
            self._follow(story, paths, log, nodes)
        finally:  # the limit of nodes may be reached
            self.watch.nodes_taken = nodes + [UNKNOWN] * (len(self.watch.items) - len(nodes))
        path = next(iter(paths.values()))

        def left(item: Any) -> int:
            state = self.layouts.state(path, item)
            return UNKNOWN if state is None else story.left(item, state)

        self.watch.node_left = left

    def _follow(self, story: Story, paths: dict[int, Path], log: list[int], nodes: list[int]) -> None:
        """Follow what enters and leaves the frontier. `nodes` gets the node of each removed item."""
        for code in log:
            number, kind = divmod(code, KINDS)
            if kind == POP:
                nodes.append(self._taken(story, number, paths))
            if kind == PUT:
                container, item = self.watch.puts[number]
                if container in paths and (state := self.layouts.state(paths[container], item)) is not None:
                    story.put(item, state)
            elif kind != CALL and story.lines is not None:
                self.recorder.log.append(code)
        story.close(over=True)

    def _taken(self, story: Story, number: int, paths: dict[int, Path]) -> int:
        container, item = self.watch.numbers[number], self.watch.items[number]
        state = self.layouts.state(paths[container], item) if container in paths else None
        if state is None:
            return UNKNOWN
        newest = bool(self.watch.turned[container]()) and not self.watch.sorts(container)
        return story.take(item, state, number, newest=newest)
