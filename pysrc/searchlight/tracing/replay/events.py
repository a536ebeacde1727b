"""Turn an observed program into the events that an algorithm of the catalog would yield."""

from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any

from searchlight.events import (
    BACK_UP,
    CUTOFF,
    CYCLE,
    DUPLICATE,
    EXPAND,
    FOUND,
    GENERATE,
    GOAL,
    ITERATION,
    STALE,
    Event,
    Outcome,
    Search,
    Solution,
    Unsolved,
)
from searchlight.node import Node
from searchlight.problem import AnyProblem
from searchlight.tracing.watch.observation import START, UNKNOWN, LogKind, Observation
from searchlight.tracing.watch.states import Own


class Plan:
    """The plan of events. Nodes are indexes into `made`, or START."""

    def __init__(self, noted: Observation, problem: AnyProblem) -> None:
        self.noted = noted
        self.problem = problem
        self.observed = noted.frontier == "observed"
        self.depths = noted.depths()
        self.restarts = self._restarts()  # the expansions that begin an iteration
        self.expanded = set(noted.nodes)
        self.ranks = {entry.node: entry.rank for entry in reversed(noted.entries)} if self.observed else {}
        self.goal = self._goal()
        self.limits = self._limits()
        self.births: list[int] = []  # for each of `made`, the kind of the event that generates it
        self.cut: set[int] = set()  # nodes that are cut off at a limit as soon as they are generated
        self._tell_births()

    def _restarts(self) -> set[int]:
        """The expansions of the start that begin an iteration; none if the program expands every state twice."""
        noted = self.noted
        pairs = zip(noted.nodes, noted.nodes[1:], strict=False)
        asks_twice = any(node == after != START for node, after in pairs)
        starts = [
            number for number, node in enumerate(noted.nodes) if node == START and noted.expanded[number] == noted.start
        ]
        return {number for before, number in pairwise(starts) if number > before + 1 or not asks_twice}

    def _limits(self) -> list[int]:
        """The greatest depth of each iteration."""
        limits = [0]
        for kind, index in self.noted.log:
            if kind is LogKind.EXPAND and index in self.restarts:
                limits.append(0)
            elif kind is LogKind.MAKE:
                limits[-1] = max(limits[-1], self.depths[index])
        return limits

    def _goal(self) -> int | None:
        """The goal node, if one was found."""
        noted = self.noted
        if noted.outcome != "solution":
            return None
        last = noted.path[-1] if noted.path else None
        if last is not None and last == noted.start:
            return START
        if self.observed:
            removed = [noted.entries[index].node for kind, index in noted.log if kind is LogKind.POP]
            if removed and removed[-1] >= 0 and self._arrived(noted.made[removed[-1]].state, last):
                return removed[-1]
        first = noted.nodes[max(self.restarts, default=0)] if noted.nodes else START
        begun = max(self.restarts, default=0)
        fitting = [
            node
            for node, made in enumerate(noted.made)
            if made.parent >= begun and self._arrived(made.state, last) and node != first
        ]
        if noted.path:
            return next((node for node in fitting if self._path(node) == noted.path), fitting[-1] if fitting else None)
        return fitting[-1] if fitting else None

    def _arrived(self, state: Any, last: Any) -> bool:
        return state == last if last is not None else self.problem.is_goal(state)

    def _path(self, node: int) -> list[Any]:
        states = []
        while node >= 0:
            states.append(self.noted.made[node].state)
            node = self.noted.nodes[self.noted.made[node].parent]
        return [*([self.noted.start] if node == START else []), *reversed(states)]

    def _tell_births(self) -> None:
        noted = self.noted
        entered = {entry.node for entry in noted.entries if entry.node != UNKNOWN}
        iteration, seen = 0, {noted.start}
        for kind, index in noted.log:
            if kind is LogKind.EXPAND and index in self.restarts:
                iteration, seen = iteration + 1, {noted.start}
            if kind is not LogKind.MAKE:
                continue
            made = noted.made[index]
            known = made.state in seen
            seen.add(made.state)
            stays = index in self.expanded or (index in entered if self.observed else not known)
            if index == self.goal and index == len(noted.made) - 1 and index not in entered | self.expanded:
                self.births.append(FOUND)
            elif stays or index == self.goal or not known:
                self.births.append(GENERATE)
                at_limit = len(self.limits) > 1 and self.depths[index] == self.limits[iteration]
                waits = self.observed and index in entered
                if index not in self.expanded and index != self.goal and (at_limit or not stays) and not waits:
                    self.cut.add(index)
            else:
                on_own_way = made.state in self._path(noted.nodes[made.parent])
                self.births.append(CYCLE if on_own_way else DUPLICATE)


KINDS_TOLD = (
    "generate", "duplicate", "cycle", "expand", "stale", "cutoff", "goal", "iteration", "found", "back-up",
)  # fmt: skip
ENDS = {"failure": Unsolved.FAILURE, "cutoff": Unsolved.CUTOFF}  # any other outcome means the run was cut short


class Telling:
    """Generates the events in the order of the observation; the outcome is the program's.

    A node's g adds up the action costs that the program received, 1 for unknown ones. Its h is the value that the
    program read, or NaN. Its priority is its place in the order of removal, if observed. `on_said(text)` is called
    between two events when the program printed something.
    """

    def __init__(
        self, noted: Observation, problem: AnyProblem, on_said: Callable[[str], None] = lambda _: None
    ) -> None:
        self.noted, self.problem, self.on_said = noted, problem, on_said
        self.plan = Plan(noted, problem)
        self.estimates = dict(noted.h_reads)
        self.nodes: dict[int, Node] = {}
        self.waiting: set[Node] = set()
        self.visited: set[Any] = set()
        self.expansion = -1  # index of the last expansion

    def search(self) -> Search:
        """The events, and the program's outcome."""
        yield from self.events()
        return self.outcome()

    def events(self) -> Iterator[Event]:
        noted, plan = self.noted, self.plan
        iteration = 0
        yield from self._begin(iteration)
        for kind, index in noted.log:
            if kind is LogKind.EXPAND:
                self.expansion = index
                if index in plan.restarts:
                    iteration += 1
                    yield from self._begin(iteration)
                yield from self._expand(index)
            elif kind is LogKind.MAKE:
                yield from self._make(index)
            elif kind is LogKind.SAY:
                self.on_said(noted.output[index])
            elif kind is LogKind.POP and plan.observed:
                yield from self._take_off(noted.entries[index].node)
        if plan.goal is not None and (goal := self.nodes.get(plan.goal)) in self.waiting:
            self.waiting.discard(goal)
            yield GOAL, goal

    @property
    def line(self) -> int | None:
        """The program's line at the last expansion."""
        return self.noted.lines[self.expansion] if self.expansion >= 0 else None

    def outcome(self) -> Outcome:
        goal = self.nodes.get(self.plan.goal) if self.plan.goal is not None else None
        if self.noted.outcome == "solution":
            return Solution(goal) if goal else Unsolved.FAILURE
        return ENDS.get(self.noted.outcome, Unsolved.BUDGET)

    def _begin(self, iteration: int) -> Iterator[Event]:
        if len(self.plan.limits) > 1:
            yield ITERATION, self.plan.limits[iteration]
        self.nodes, self.waiting, self.visited = {}, set(), set()
        yield from self._root(self.noted.start)

    def _root(self, state: Any) -> Iterator[Event]:
        self.nodes[START] = root = self._dressed(Node(state), START)
        self.waiting.add(root)
        yield GENERATE, root

    def _dressed(self, node: Node, number: int) -> Node:
        if (estimate := self.estimates.get(node.state)) is not None:
            node.h = estimate
        node.priority = self.plan.ranks.get(number, 0)
        return node

    def _expand(self, index: int) -> Iterator[Event]:
        number, state = self.noted.nodes[index], self.noted.expanded[index]
        node = self.nodes.get(number)
        if node is None or (number == START and node.state != state):  # a state of unknown origin
            yield from self._root(state)
            node = self.nodes[START]
        elif node not in self.waiting:  # expanded again
            node = self.nodes[number] = self._again(node)
            yield BACK_UP, node
        self.waiting.discard(node)
        self.visited.add(node.state)
        yield EXPAND, node

    def _again(self, node: Node) -> Node:
        again = Node(node.state, node.parent, node.action, node.g)
        again.h, again.priority = node.h, node.priority
        return again

    def _make(self, index: int) -> Iterator[Event]:
        made, plan = self.noted.made[index], self.plan
        parent = self.nodes.get(self.noted.nodes[made.parent], self.nodes[START])
        cost = 1 if made.cost is None else made.cost
        action = self._action(parent.state, made.state) if made.action is None else made.action
        node = self.nodes[index] = self._dressed(Node(made.state, parent, action, parent.g + cost), index)
        kind = plan.births[index]
        yield kind, node
        if index in plan.cut:
            yield CUTOFF, node
        elif kind in (GENERATE, FOUND):
            self.waiting |= {node} if kind == GENERATE else set()

    def _action(self, state: Any, child: Any) -> Any:
        """The problem's name for an action that the program does not name, or else the child as text."""
        if isinstance(child, Own):
            return str(child)
        if not isinstance(state, Own):
            for action in self.problem.actions(state):
                if self.problem.result(state, action) == child:
                    return action
        return self.problem.text(child)

    def _take_off(self, number: int) -> Iterator[Event]:
        """Yield the event for an entry that left the container and is not expanded."""
        node = self.nodes.get(number) if number != UNKNOWN else None
        if node not in self.waiting or node is None or number in self.plan.expanded or number == self.plan.goal:
            return
        self.waiting.discard(node)
        yield STALE if node.state in self.visited else CUTOFF, node
