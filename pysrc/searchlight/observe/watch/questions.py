"""The calls of a problem that a program can make; each is noted, and the problem answers it."""

from collections.abc import Callable, Sequence
from typing import Any

from searchlight.observe.watch.moves import cost_of_one, ways_of
from searchlight.observe.watch.nodes import SHARED
from searchlight.observe.watch.observation import START
from searchlight.observe.watch.session import Session
from searchlight.observe.watch.stand_ins.modules import Refused
from searchlight.observe.watch.states import Own
from searchlight.texts import message


class Questions:
    """`hand` makes of a state of the problem the form in which the program gets it: a new object each time."""

    def __init__(self, session: Session, hand: Callable[[Any], Any]) -> None:
        self.problem = session.problem
        self.states = session.states
        self.recorder = session.recorder
        self.nodes = session.recorder.nodes
        self.hand = hand
        self._kind: Any = type(self.problem.initial)
        self._changed: set[int] = set()  # nodes whose object the program has changed in place
        self.mutable = isinstance(hand(self.problem.initial), list)
        self.anew = hand(self.problem.initial) is not hand(self.problem.initial)  # whether it is a new object each time
        self.result, self.children = self._result(), self._children()
        if self.mutable:
            self.recorder.at_end.append(self._look_over)

    def start(self) -> Any:
        return self.nodes.starts_from(self.hand(self.problem.initial))

    def goal(self) -> Any:
        if self.problem.goal is None:
            raise Refused(message("observe.no_one_goal"))
        return self.hand(self.problem.goal)

    def seen(self, thing: Any) -> tuple[int, Any]:
        """The node that the program speaks of, and its state."""
        node = self.nodes.known.get(id(thing), SHARED)
        if node != SHARED and node not in self._changed:
            return node, self.nodes.state(node)
        state = self.states.known(thing)
        return (self.nodes.of(thing, state) if node == SHARED else node), state

    def expand(self, thing: Any) -> tuple[int, Any]:
        """The number of the expansion of what the program speaks of, and its state, which it may have changed."""
        node, state = self.seen(thing)
        if self.mutable and node not in self._changed and self._is_other(thing, state):
            state = self._change(node, thing)
        return self.recorder.expand(node, state), state

    def actions(self, thing: Any) -> list[Any]:
        _, state = self.expand(thing)
        return list(self.problem.actions(_possible(state)))

    def _result(self) -> Callable[[Any, Any], Any]:
        """`result`: of all questions the one that is asked most often."""
        recorder, nodes, seen, hand = self.recorder, self.nodes, self.seen, self.hand
        node_of, states, expansion, make = nodes.known.get, nodes.states, nodes.expansion, nodes.make
        result_of, cost_of, changed = self.problem.result, cost_of_one(self.problem), self._changed
        results: dict[Any, dict[Any, Any]] = {}  # of a state, by action

        def result(thing: Any, action: Any) -> Any:
            node = node_of(id(thing), SHARED)
            if node >= 0 and node not in changed:
                state = states[node]
            else:
                node, state = seen(thing)
            known = results.get(state)
            if known is None:  # searches ask again and again
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
            given = hand(child)
            make(number, action, child, 1 if cost_of is None else cost_of(state, action, child), given)
            return given

        return result

    def _children(self) -> Callable[[Any], tuple[Sequence[Any], list[Any], Sequence[float]]]:
        """`children`: all successors of what the program speaks of: actions, new objects, costs."""
        nodes, expand, begin, mutable = self.nodes, self.expand, self.recorder.expand, self.mutable
        known, states, make, make_all = nodes.known.get, nodes.states, nodes.make, nodes.make_all
        hand, anew = self.hand, self.anew
        ways = ways_of(self.problem)

        def children(thing: Any) -> tuple[Sequence[Any], list[Any], Sequence[float]]:
            node = known(id(thing), SHARED)
            if node < 0 or mutable:
                number, state = expand(thing)
                _possible(state)
            else:
                number = begin(node, state := states[node])
            actions, after, costs = ways(state)
            given = list(map(hand, after))
            if anew:
                make_all(number, actions, after, costs, given)
            else:
                for each in zip(actions, after, costs, given, strict=True):
                    make(number, *each)
            return actions, given, costs

        return children

    def successors(self, thing: Any) -> list[tuple[Any, Any, float]]:
        """Of each: action, state, cost."""
        return list(zip(*self.children(thing), strict=True))

    def is_goal(self, thing: Any) -> bool:
        state = self.seen(thing)[1]
        self.recorder.test_goal(state)
        return self.problem.is_goal(state)

    def h(self, thing: Any, *others: Any) -> float:
        """h of a state or of a node that has one; a problem or a goal may follow it."""
        state = self.seen(getattr(thing, "state", thing))[1]
        if others and isinstance(others[0], str | tuple | list) and self.recorder.noted.other_goal is None:
            goal = self.states.read(others[0])
            if goal is not None and self.problem.goal is not None and not self.problem.is_goal(goal):
                self.recorder.noted.other_goal = state, goal
        value = self.problem.h(_possible(state))
        self.recorder.read_h(state, value)
        return value

    def cost(self, thing: Any, action: Any, *_: Any) -> float:
        """Of one action. It is no question of a search's: not taken down."""
        state = self.seen(thing)[1]
        return self.problem.action_cost(state, action, self.problem.result(_possible(state), action))

    def cost_of_actions(self, actions: Any) -> float:
        """Of a sequence of actions from the start; CS188's problems say 999999 of one that cannot be taken."""
        state, total = self.problem.initial, 0.0
        for action in actions or ():
            if action not in self.problem.actions(state):
                return 999999
            after = self.problem.result(state, action)
            total += self.problem.action_cost(state, action, after)
            state = after
        return total

    def _is_other(self, thing: Any, state: Any) -> bool:
        """Whether an object is no more what it was when it was handed out."""
        try:
            return bool(self._kind(thing) != state)
        except (TypeError, ValueError):
            return isinstance(thing, list)

    def _change(self, node: int, thing: Any) -> Any:
        self._changed.add(node)
        self.recorder.changed(self.nodes.state(node), after := self.states.known(thing))
        return after

    def _look_over(self) -> None:
        """All that was handed out, the start too, once more: what was changed and never asked about again."""
        for thing in self.nodes.starts:
            if START not in self._changed and self._is_other(thing, self.nodes.start):
                self._change(START, thing)
        for node, (thing, state) in enumerate(zip(self.nodes.things, self.nodes.states, strict=True)):
            if node not in self._changed and self._is_other(thing, state):
                self._change(node, thing)


def _possible(state: Any) -> Any:
    """Raises Refused where the problem has no such state."""
    if isinstance(state, Own):
        raise Refused(message("observe.no_state", value=str(state)))
    return state
