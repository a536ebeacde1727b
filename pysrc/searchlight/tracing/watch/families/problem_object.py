"""One object that answers to the names of CS188, AIMA, CS221 and other courses."""

from collections.abc import Callable
from typing import Any, NoReturn

from searchlight.tracing.watch.families.names import (
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
from searchlight.tracing.watch.families.usage import Usage
from searchlight.tracing.watch.questions import Questions
from searchlight.tracing.watch.stand_ins.modules import missing


class ProblemObject:
    """Has every name that courses use for a question, as a method or an attribute, as the program uses it."""

    def __init__(self, ask: Questions, usage: Usage) -> None:
        self._ask = ask
        self._start: Any = None
        self._read: dict[str, Callable[[], Any]] = {}  # functions for names that are not methods
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
        """The value of a name that is not a method. Raises Missing for unknown names."""
        read = self.__dict__.get("_read", {}).get(name)
        return self._missing(name) if read is None else read()

    def _missing(self, name: str) -> NoReturn:
        raise missing(name, "problem")

    def _initial(self) -> Any:
        """The start, always as the same object."""
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
