"""`problem-object`: one object that answers to the names of CS188, of AIMA, of CS221 and the like, all of them."""

from collections.abc import Callable
from typing import Any, Final, NoReturn

from searchlight.observe.watch.families.usage import Usage
from searchlight.observe.watch.parameters import called
from searchlight.observe.watch.questions import Questions
from searchlight.observe.watch.session import Session
from searchlight.observe.watch.stand_ins import missing

# By name, whether courses have it as a method; what the program's own text does with it counts more.
STARTS: Final = {
    "initial": False, "initial_state": False, "initialState": False, "init": False, "init_state": False,
    "initState": False, "start": False, "start_state": False, "startState": True, "get_start_state": True,
    "getStartState": True, "get_initial_state": True, "getInitialState": True, "get_start": True, "getStart": True,
    "get_initial": True, "getInitial": True, "start_node": False, "source": False, "root": False,
}  # fmt: skip
GOALS: Final = {
    "goal": False, "goal_state": False, "goalState": False, "get_goal_state": True, "getGoalState": True,
    "get_goal": True, "getGoal": True, "end": False, "end_state": False, "endState": False, "final_state": False,
    "finalState": False, "target": False, "goal_node": False,
}  # fmt: skip
ALL_GOALS: Final = {"goals": False, "goal_states": False, "goalStates": False, "get_goal_states": True}
ACTIONS: Final = (
    "actions", "getActions", "get_actions", "legal_actions", "getLegalActions", "get_legal_actions", "valid_actions",
    "get_valid_actions", "possible_actions", "get_possible_actions", "applicable_actions",
)  # fmt: skip
RESULTS: Final = (
    "result", "getNextState", "get_next_state", "getResult", "get_result", "next_state", "nextState", "transition",
    "transition_model", "apply", "apply_action", "take_action", "takeAction", "do_action", "move",
)  # fmt: skip
GOAL_TESTS: Final = (
    "goal_test", "goalTest", "is_goal", "isGoal", "is_goal_state", "isGoalState", "isEnd", "is_end", "test_goal",
    "goal_reached", "is_solved", "is_final", "is_final_state", "is_target", "isGoalReached",
)  # fmt: skip
HEURISTICS: Final = ("h", "value", "estimate", "heuristic", "get_heuristic", "getHeuristic", "heuristic_value")
COSTS: Final = (
    "action_cost", "step_cost", "cost", "getActionCost", "get_action_cost", "get_cost", "getCost", "stepCost",
    "actionCost", "get_step_cost",
)  # fmt: skip
COSTS_OF_ACTIONS: Final = ("getCostOfActions", "get_cost_of_actions", "getCostOfActionSequence")
TRIPLES: Final = ("state", "action", "cost")
SUCCESSORS: Final = {  # and what they consist of, where the program does not say it
    **dict.fromkeys(("getSuccessors", "get_successors", "successors", "expand", "getsuccessors", "children", "succ",
                     "get_children", "neighbors", "get_neighbors", "getNeighbors", "next_states", "getNextStates"),
                    TRIPLES),
    "succAndCost": ("action", "state", "cost"), "successor": ("action", "state"),
}  # fmt: skip
NAMES: Final = frozenset(
    {*STARTS, *GOALS, *ALL_GOALS, *ACTIONS, *RESULTS, *GOAL_TESTS, *HEURISTICS, *COSTS, *COSTS_OF_ACTIONS, *SUCCESSORS,
     "path_cost"}
)  # fmt: skip


def run(session: Session, name: str) -> Any:
    """Calls the function and returns what it returns."""
    ask = Questions(session, session.states.as_tuple)
    asked = ProblemObject(ask, Usage(session.request.text, ("problem",)))
    given = {
        "problem": lambda: asked,
        "h": lambda: ask.h,
        "limit": lambda: session.values["limit"],
        "start": ask.start,
        "goal": ask.goal,
    }
    return called(session.function(name), given, by_place=("problem",))


class ProblemObject:
    """Every name that one of the courses uses for a question, as a method or as an attribute, as the program has it."""

    def __init__(self, ask: Questions, usage: Usage) -> None:
        self._ask = ask
        self._start: Any = None
        self._read: dict[str, Callable[[], Any]] = {}  # what is no method, by name
        for names, get in ((STARTS, self._initial), (GOALS, ask.goal), (ALL_GOALS, lambda: [ask.goal()])):
            for name, is_method in names.items():
                if usage.calls(name, otherwise=is_method):
                    setattr(self, name, get)
                else:
                    self._read[name] = get
        for names_of, answer in (
            (ACTIONS, ask.actions), (RESULTS, ask.result), (GOAL_TESTS, ask.is_goal), (HEURISTICS, ask.h),
            (COSTS, ask.cost), (COSTS_OF_ACTIONS, ask.cost_of_actions),
        ):  # fmt: skip
            for name in names_of:
                setattr(self, name, answer)
        for name, usual in SUCCESSORS.items():
            setattr(self, name, self._successors(usage.parts([name], usual)))

    def __getattr__(self, name: str) -> Any:
        """Return a name that is not a method. Raises Missing, which names what is not known."""
        read = self.__dict__.get("_read", {}).get(name)
        return self._missing(name) if read is None else read()

    def _missing(self, name: str) -> NoReturn:
        raise missing(name, "problem")

    def _initial(self) -> Any:
        """One object, as long as the search runs."""
        if self._start is None:
            self._start = self._ask.start()
        return self._start

    def _successors(self, parts: tuple[str, ...]) -> Callable[[Any], list[Any]]:
        places = [("action", "state", "cost").index(part) for part in parts]

        def successors(state: Any) -> list[Any]:
            return [tuple(each[place] for place in places) for each in self._ask.successors(state)]

        return successors

    def path_cost(self, so_far: float, state: Any, action: Any, after: Any) -> float:
        return so_far + self._ask.cost(state, action)
