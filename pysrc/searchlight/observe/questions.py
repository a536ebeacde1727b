"""What a program can ask of a problem that it is handed; each question is taken down and answered by the problem."""

from collections.abc import Callable
from typing import Any

from searchlight.observe.recorder import ROW, SHARED, STATE, THING
from searchlight.observe.session import Session
from searchlight.observe.stand_ins import Refused
from searchlight.observe.states import Own
from searchlight.problem import AnyProblem, Problem
from searchlight.texts import message


class Questions:
    """`hand` makes of a state of the problem the form in which the program gets it: a new object each time."""

    def __init__(self, session: Session, hand: Callable[[Any], Any]) -> None:
        self.problem = session.problem
        self.states = session.states
        self.recorder = session.recorder
        self.hand = hand
        self._kind: Any = type(self.problem.initial)
        self._changed: set[int] = set()  # nodes whose object the program has changed in place
        self.mutable = isinstance(hand(self.problem.initial), list)
        self.result = self._result()
        if self.mutable:
            self.recorder.at_end.append(self._look_over)

    def start(self) -> Any:
        return self.recorder.starts_from(self.hand(self.problem.initial))

    def goal(self) -> Any:
        if self.problem.goal is None:
            raise Refused(message("observe.no_one_goal"))
        return self.hand(self.problem.goal)

    def seen(self, thing: Any) -> tuple[int, Any]:
        """The node that the program speaks of, and its state."""
        node = self.recorder.nodes.get(id(thing), SHARED)
        if node != SHARED and node not in self._changed:
            return node, self.recorder.state_of(node)
        state = self.states.known(thing)
        return (self.recorder.node_of(thing, state) if node == SHARED else node), state

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
        recorder, seen, hand, make = self.recorder, self.seen, self.hand, self.recorder.make
        node_of, rows, changed, expansion = recorder.nodes.get, recorder.rows, self._changed, recorder.expansion
        result_of, cost_of = self.problem.result, _cost_of(self.problem)

        def result(thing: Any, action: Any) -> Any:
            node = node_of(id(thing), SHARED)
            if node >= 0 and node not in changed:
                state = rows[node * ROW + STATE]
            else:
                node, state = seen(thing)
            try:
                child = result_of(state, action)
            except Exception as error:
                raise Refused(message("observe.no_such_action", action=str(action))) from error
            number = expansion.get(node)
            if number is None:
                number = recorder.expand(node, state)
            given = hand(child)
            make(number, action, child, 1 if cost_of is None else cost_of(state, action, child), given)
            return given

        return result

    def successors(self, thing: Any) -> list[tuple[Any, Any, Any]]:
        """Of each: action, state, cost."""
        number, state = self.expand(thing)
        make, hand, result, cost_of = self.recorder.make, self.hand, self.problem.result, _cost_of(self.problem)
        found = []
        for action in self.problem.actions(_possible(state)):
            child = result(state, action)
            cost = 1 if cost_of is None else cost_of(state, action, child)
            given = hand(child)
            make(number, action, child, cost, given)
            found.append((action, given, cost))
        return found

    def is_goal(self, thing: Any) -> bool:
        state = self.seen(thing)[1]
        self.recorder.test_goal(state)
        return self.problem.is_goal(state)

    def h(self, thing: Any, *_: Any) -> float:
        """Of a state, or of a node that has one, as the book's h is called; a problem or a goal may stand behind it."""
        state = self.seen(getattr(thing, "state", thing))[1]
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
        self.recorder.changed(self.recorder.state_of(node), after := self.states.known(thing))
        return after

    def _look_over(self) -> None:
        """All that was handed out, once more: what was changed and never asked about again."""
        rows = self.recorder.rows
        for node in range(self.recorder.made):
            thing = rows[node * ROW + THING]
            if node not in self._changed and self._is_other(thing, rows[node * ROW + STATE]):
                self._change(node, thing)


def _cost_of(problem: AnyProblem) -> Callable[[Any, Any, Any], float] | None:
    """None: every action costs 1."""
    return None if type(problem).action_cost is Problem.action_cost else problem.action_cost


def _possible(state: Any) -> Any:
    """Raises Refused where the problem has no such state."""
    if isinstance(state, Own):
        raise Refused(message("observe.no_state", value=str(state)))
    return state
