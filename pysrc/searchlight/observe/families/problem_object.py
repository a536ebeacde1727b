"""`problem-object`: one object that answers to the names of CS188, of AIMA, of CS221 and the like, all of them."""

from typing import Any

from searchlight.observe.parameters import called
from searchlight.observe.questions import Questions
from searchlight.observe.session import Session


def run(session: Session, name: str) -> Any:
    """Calls the function and returns what it returns."""
    ask = Questions(session, session.states.as_tuple)
    asked = ProblemObject(ask)
    given = {
        "problem": lambda: asked,
        "h": lambda: ask.h,
        "limit": lambda: session.values["limit"],
        "start": ask.start,
        "goal": ask.goal,
    }
    return called(session.function(name), given, by_place=("problem",))


class ProblemObject:
    """Every name that one of the courses uses for a question."""

    def __init__(self, ask: Questions) -> None:
        self._ask = ask
        self._start: Any = None
        self.actions = self.getActions = self.get_actions = ask.actions
        self.result = self.getNextState = self.get_next_state = ask.result
        self.goal_test = self.is_goal = self.isGoal = self.is_goal_state = self.isGoalState = self.isEnd = ask.is_goal
        self.h = self.value = self.estimate = self.heuristic = ask.h
        self.action_cost = self.step_cost = self.cost = self.getActionCost = ask.cost
        self.getCostOfActions = self.get_cost_of_actions = self.getCostOfActionSequence = ask.cost_of_actions

    @property
    def initial(self) -> Any:
        """One object, as long as the search runs."""
        if self._start is None:
            self._start = self._ask.start()
        return self._start

    @property
    def initial_state(self) -> Any:
        return self.initial

    @property
    def goal(self) -> Any:
        return self._ask.goal()

    def startState(self) -> Any:  # noqa: N802 - the courses' names
        return self.initial

    get_start_state = getStartState = startState  # noqa: N815

    def getSuccessors(self, state: Any) -> list[tuple[Any, Any, float]]:  # noqa: N802
        """State, action, cost."""
        return [(given, action, cost) for action, given, cost in self._ask.successors(state)]

    get_successors = successors = expand = getSuccessors

    def succAndCost(self, state: Any) -> list[tuple[Any, Any, float]]:  # noqa: N802
        """Action, state, cost."""
        return self._ask.successors(state)

    def path_cost(self, so_far: float, state: Any, action: Any, after: Any) -> float:
        return so_far + self._ask.cost(state, action)
