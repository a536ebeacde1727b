"""What a program can ask of a problem that it is handed; each question is taken down and answered by the problem."""

from collections.abc import Callable
from typing import Any

from searchlight.observe.observation import START
from searchlight.observe.recorder import SHARED
from searchlight.observe.session import Session
from searchlight.observe.stand_ins import Refused
from searchlight.observe.states import Own
from searchlight.texts import message


class Questions:
    """`hand` makes of a state of the problem the form in which the program gets it: a new object each time."""

    def __init__(self, session: Session, hand: Callable[[Any], Any]) -> None:
        self.problem = session.problem
        self.states = session.states
        self.recorder = session.recorder
        self.hand = hand
        self.mutable = isinstance(hand(self.problem.initial), list)
        self._kind: Any = type(self.problem.initial)

    def start(self) -> Any:
        return self.recorder.starts_from(self.hand(self.problem.initial))

    def goal(self) -> Any:
        if self.problem.goal is None:
            raise Refused(message("observe.no_one_goal"))
        return self.hand(self.problem.goal)

    def seen(self, thing: Any) -> tuple[int, Any]:
        """The node that the program speaks of, and its state, which the program may have changed."""
        recorder = self.recorder
        node = recorder.nodes.get(id(thing), SHARED)
        if node == SHARED:
            state = self.states.known(thing)
            return recorder.node_of(thing, state), state
        state = recorder.noted.made[node].state if node != START else self.problem.initial
        if self.mutable and self._kind(thing) != state:
            recorder.changed(state, after := self.states.known(thing))
            return node, after
        return node, state

    def actions(self, thing: Any) -> list[Any]:
        node, state = self.seen(thing)
        self.recorder.expand(node, state)
        return list(self.problem.actions(_possible(state)))

    def result(self, thing: Any, action: Any) -> Any:
        node, state = self.seen(thing)
        try:
            child = self.problem.result(state, action)
        except Exception as error:
            raise Refused(message("observe.no_such_action", action=str(action))) from error
        number = self.recorder.expansion.get(node)
        if number is None:
            number = self.recorder.expand(node, state)
        cost = self.problem.action_cost(state, action, child)
        self.recorder.make(number, action, child, cost, given := self.hand(child))
        return given

    def successors(self, thing: Any) -> list[tuple[Any, Any, Any]]:
        """Of each: action, state, cost."""
        node, state = self.seen(thing)
        problem, recorder, hand = self.problem, self.recorder, self.hand
        number = recorder.expand(node, state)
        found = []
        for action in problem.actions(_possible(state)):
            child = problem.result(state, action)
            cost = problem.action_cost(state, action, child)
            recorder.make(number, action, child, cost, given := hand(child))
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


def _possible(state: Any) -> Any:
    """Raises Refused where the problem has no such state."""
    if isinstance(state, Own):
        raise Refused(message("observe.no_state", value=str(state)))
    return state
