"""The questions that a program can ask of a problem; each is recorded and answered."""

from collections.abc import Callable, Sequence
from itertools import repeat
from typing import Any

from searchlight.problem import AnyProblem, Problem
from searchlight.problems.graph import GraphProblem
from searchlight.texts import message
from searchlight.tracing.watch.nodes import SHARED
from searchlight.tracing.watch.observation import START
from searchlight.tracing.watch.session import Session
from searchlight.tracing.watch.stand_ins.modules import Refused
from searchlight.tracing.watch.states import Own

Moves = tuple[Sequence[Any], Sequence[Any], Sequence[float]]  # actions, their results and costs


def moves_of(problem: AnyProblem) -> Callable[[Any], Moves]:
    """A function that returns the moves in a state."""
    actions_of, result, cost_of = problem.actions, problem.result, cost_of_one(problem)
    if type(problem) is GraphProblem:
        edges = problem.graph.edges

        def moves_in_a_graph(state: Any) -> Moves:
            actions = actions_of(state)
            return actions, actions, list(edges[state].values()) if actions else ()

        return moves_in_a_graph

    def moves(state: Any) -> Moves:
        actions = actions_of(state)
        after = [result(state, action) for action in actions]
        if cost_of is None:
            return actions, after, [1] * len(after)
        return actions, after, list(map(cost_of, repeat(state), actions, after))

    return moves


def cost_of_one(problem: AnyProblem) -> Callable[[Any, Any, Any], float] | None:
    """The function for the cost of an action; None if every action costs 1."""
    return None if type(problem).action_cost is Problem.action_cost else problem.action_cost


class Questions:
    """`hand` converts a state to the form that the program gets, a new object each time."""

    def __init__(self, session: Session, hand: Callable[[Any], Any]) -> None:
        self.problem = session.problem
        self.states = session.states
        self.recorder = session.recorder
        self.nodes = session.recorder.nodes
        self.hand = hand
        self._changed: set[int] = set()  # nodes whose objects the program has changed in place
        self.mutable = isinstance(hand(self.problem.initial), list)
        self.result, self.moves = self._result(), moves_of(session.problem)
        if self.mutable:
            self.recorder.at_end.append(self._look_over)

    def start(self) -> Any:
        return self.nodes.starts_from(self.hand(self.problem.initial))

    def goal(self) -> Any:
        if self.problem.goal is None:
            raise Refused(message("observe.no_one_goal"))
        return self.hand(self.problem.goal)

    def seen(self, thing: Any) -> tuple[int, Any]:
        """The node and the state of the program's object."""
        node = self.nodes.known.get(id(thing), SHARED)
        if node != SHARED and node not in self._changed:
            return node, self.nodes.state(node)
        state = self.states.known(thing)
        return (self.nodes.of(thing, state) if node == SHARED else node), state

    def expand(self, thing: Any) -> tuple[int, Any]:
        """Record an expansion, and return its number and the state, which the program may have changed."""
        node, state = self.seen(thing)
        if self.mutable and node not in self._changed and self._is_other(thing, state):
            state = self._change(node, thing)
        return self.recorder.expand(node, state), state

    def actions(self, thing: Any) -> list[Any]:
        _, state = self.expand(thing)
        return list(self.problem.actions(_possible(state)))

    def _result(self) -> Callable[[Any, Any], Any]:
        """The function `result`, the most frequent question."""
        recorder, nodes, seen, hand = self.recorder, self.nodes, self.seen, self.hand
        node_of, states, expansion, make = nodes.known.get, nodes.states, nodes.expansion, nodes.make
        result_of, cost_of, changed = self.problem.result, cost_of_one(self.problem), self._changed
        results: dict[Any, dict[Any, Any]] = {}  # state → action → result

        def result(thing: Any, action: Any) -> Any:
            node = node_of(id(thing), SHARED)
            if node >= 0 and node not in changed:
                state = states[node]
            else:
                node, state = seen(thing)
            known = results.get(state)
            if known is None:  # searches repeat questions
                known = results[state] = {}
            try:
                child = known.get(action)
                if child is None:
                    child = known[action] = result_of(state, action)
            except Exception as error:
                raise Refused(message("observe.no_such_action", action=str(action))) from error
            number = expansion.get(node)
            if number is None:
                number = recorder.expand(node, state)
            child_object = hand(child)
            make(number, action, child, 1 if cost_of is None else cost_of(state, action, child), child_object)
            return child_object

        return result

    def children(self, thing: Any) -> tuple[Sequence[Any], list[Any], Sequence[float]]:
        """All successors: actions, new objects, costs."""
        number, state = self.expand(thing)
        actions, after, costs = self.moves(_possible(state))
        objects = list(map(self.hand, after))
        for each in zip(actions, after, costs, objects, strict=True):
            self.nodes.make(number, *each)
        return actions, objects, costs

    def successors(self, thing: Any) -> list[tuple[Any, Any, float]]:
        """The successors as (action, state, cost)."""
        return list(zip(*self.children(thing), strict=True))

    def is_goal(self, thing: Any) -> bool:
        state = self.seen(thing)[1]
        self.recorder.test_goal(state)
        return self.problem.is_goal(state)

    def h(self, thing: Any, *others: Any) -> float:
        """h of a state, or of a node with a state; a problem or a goal may follow."""
        state = self.seen(getattr(thing, "state", thing))[1]
        if others and isinstance(others[0], str | tuple | list) and self.recorder.noted.other_goal is None:
            goal = self.states.read(others[0])
            if goal is not None and self.problem.goal is not None and not self.problem.is_goal(goal):
                self.recorder.noted.other_goal = state, goal
        value = self.problem.h(_possible(state))
        self.recorder.read_h(state, value)
        return value

    def cost(self, thing: Any, action: Any, *_: Any) -> float:
        """The cost of an action, which is not recorded."""
        state = self.seen(thing)[1]
        return self.problem.action_cost(state, action, self.problem.result(_possible(state), action))

    def cost_of_actions(self, actions: Any) -> float:
        """The cost of a sequence of actions from the start; as in CS188, 999999 for an impossible one."""
        state, total = self.problem.initial, 0.0
        for action in actions or ():
            if action not in self.problem.actions(state):
                return 999999
            after = self.problem.result(state, action)
            total += self.problem.action_cost(state, action, after)
            state = after
        return total

    def _is_other(self, thing: Any, state: Any) -> bool:
        """Whether an object has changed since the program received it."""
        return isinstance(thing, list) and bool(self.states.read(thing) != state)

    def _change(self, node: int, thing: Any) -> Any:
        self._changed.add(node)
        self.recorder.changed(self.nodes.state(node), after := self.states.known(thing))
        return after

    def _look_over(self) -> None:
        """Check all objects that the program received for changes that no later question has revealed."""
        for thing in self.nodes.starts:
            if START not in self._changed and self._is_other(thing, self.nodes.start):
                self._change(START, thing)
        for node, (thing, state) in enumerate(zip(self.nodes.things, self.nodes.states, strict=True)):
            if node not in self._changed and self._is_other(thing, state):
                self._change(node, thing)


def _possible(state: Any) -> Any:
    """Raise Refused if the problem has no such state."""
    if isinstance(state, Own):
        raise Refused(message("observe.no_state", value=str(state)))
    return state
