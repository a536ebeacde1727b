"""Work out after a traced program's end what becomes of each node: the plan of its events."""

from itertools import pairwise
from typing import Any

from searchlight.events import CYCLE, DUPLICATE, FOUND, GENERATE
from searchlight.problem import AnyProblem
from searchlight.tracing.watch.observation import START, UNKNOWN, LogKind, Observation


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
