"""`problem-object`: one object that answers to the names of CS188, of AIMA, of CS221 and the like, all of them."""

from collections.abc import Callable
from typing import Any, NoReturn

from searchlight.observe.watch.families.names import (
    ACTIONS,
    ALL_GOALS,
    COSTS,
    COSTS_OF_ACTIONS,
    GOAL_TESTS,
    GOALS,
    HEURISTICS,
    RESULTS,
    STARTS,
    SUCCESSORS,
)
from searchlight.observe.watch.families.usage import Usage
from searchlight.observe.watch.parameters import called
from searchlight.observe.watch.questions import Questions
from searchlight.observe.watch.session import Session
from searchlight.observe.watch.stand_ins.modules import missing


def run(session: Session, name: str) -> Any:
    """Calls the function and returns what it returns."""
    ask = Questions(session, session.states.as_tuple)
    wrapped = ProblemObject(ask, Usage(session.request.text, ("problem",)))
    given = {
        "problem": lambda: wrapped,
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
