"""Find the problems, heuristics and algorithms in a file, and say why other parts are none of these.

Names that begin with an underscore, and parts that another part of the file uses, are not entries themselves.
"""

from collections.abc import Callable
from inspect import isclass, isgeneratorfunction
from types import ModuleType
from typing import Any, Final

from searchlight.catalog import ALGORITHMS, PROBLEMS
from searchlight.entries import AlgorithmEntry, HeuristicEntry, ProblemEntry
from searchlight.own import MARK
from searchlight.problem import Problem
from searchlight.texts import message
from searchlight.user_code import algorithms, heuristics, problems
from searchlight.user_code.names import line_of, parts, used, used_elsewhere
from searchlight.user_code.trouble import Warned

OWN: Final = "own:"
FUNCTIONS: Final = {"actions", "result", "is_goal", "cost", "action_cost"}  # of a problem made of functions
EVENTS: Final = {"Node", "Solution", "Unsolved", "expand", "GENERATE", "EXPAND"}  # names that searches use


class FileEntries:
    """The entries of a file, by id, and warnings about the other parts."""

    def __init__(self, module: ModuleType, explained: Callable[[BaseException, int | None], Warned]) -> None:
        self.problems: dict[str, ProblemEntry] = {}
        self.algorithms: dict[str, AlgorithmEntry] = {}
        self.heuristics: dict[str, HeuristicEntry] = {}
        self.methods: dict[str, str] = {}  # id of a problem → id of its h method
        self.warnings: list[Warned] = []
        self.explained = explained
        self.names = vars(module)
        self.parts = {name: value for name, value in parts(module).items() if not name.startswith("_")}
        self.inner = used_elsewhere(parts(module))
        self._find_problems()
        for name, value in self.parts.items():
            if not isclass(value) and not (self.made_of_functions and name in FUNCTIONS):
                self._find_function(name, value)
        if not (self.problems or self.algorithms or self.heuristics or self.warnings):
            self.warnings.append(Warned(message("own.nothing_found")))

    @property
    def made_of_functions(self) -> bool:
        return callable(self.names.get("actions")) and callable(self.names.get("result"))

    def _find_problems(self) -> None:
        instances = {
            name: value for name, value in self.names.items() if isinstance(value, Problem) and not name.startswith("_")
        }
        for name, value in self.parts.items():
            made = isclass(value) and any(isinstance(each, value) for each in instances.values())
            if isclass(value) and issubclass(value, Problem) and not made:
                self._find_class(name, value)
        for name, problem in instances.items():
            self._add_problem(name, type(problem), problems.of_instance(problem))
        if self.made_of_functions:
            if "start" not in self.names and "initial" not in self.names:
                self._warn("own.no_start")
            else:
                self._add_problem("problem", self.names["actions"], problems.of_functions(self.names))

    def _find_class(self, name: str, made: Any) -> None:
        marked = MARK in vars(made)
        if name in self.inner and not marked:
            return
        if made.__abstractmethods__:
            self._warn("own.class_lacks", name=name, methods=sorted(made.__abstractmethods__))
        elif lacking := [] if marked else problems.needs_arguments(made):
            self._warn("own.class_needs", name=name, arguments=lacking)
        else:
            self._add_problem(name, made, problems.of_class(made))

    def _add_problem(self, name: str, described: Any, make: problems.Maker) -> None:
        like = vars(described).get(MARK)
        if like is not None and like not in PROBLEMS:
            self._warn("own.like_unknown", name=name, value=str(like), accepted=list(PROBLEMS))
            return
        try:
            if like is None:
                self.problems[OWN + name] = problems.entry(OWN + name, name, described, make)
            else:
                self.problems[OWN + name] = problems.like_ours(OWN + name, name, described, PROBLEMS[like])
        except Exception as error:
            self.warnings.append(self.explained(error, line_of(described)))
            return
        if isclass(described) and "h" in vars(described) and like is None:
            own = f"{OWN}{name}.h"
            self.methods[OWN + name] = own
            self.heuristics[own] = heuristics.entry_of_method(own, f"{name}.h", vars(described)["h"])

    def _find_function(self, name: str, function: Any) -> None:
        ours = hasattr(function, MARK)
        if isgeneratorfunction(function) or ours or self._is_search(function):
            self._find_algorithm(name, function, ours)
        elif name not in self.inner or name == "h" or name.startswith("h_"):
            self._find_heuristic(name, function)

    def _is_search(self, function: Any) -> bool:
        """Whether the function returns another generator function's events."""
        if not algorithms.takes_a_problem(function):
            return False
        return len(algorithms.listed(function)) > 1

    def _find_algorithm(self, name: str, function: Any, ours: bool) -> None:
        if name in self.inner and not ours:
            return
        if ours and getattr(function, MARK) not in ALGORITHMS:
            like = str(getattr(function, MARK))
            self._warn("own.like_unknown", name=name, value=like, accepted=list(ALGORITHMS))
        elif not algorithms.takes_a_problem(function):
            self._warn("own.no_problem_parameter", name=name)
        elif lacking := algorithms.others(function):
            self._warn("own.algorithm_needs", name=name, arguments=lacking, accepted=list(algorithms.OPTIONS))
        else:
            self.algorithms[OWN + name] = algorithms.entry(OWN + name, name, function)

    def _find_heuristic(self, name: str, function: Any) -> None:
        if algorithms.takes_a_problem(function) and used(function) & EVENTS:
            self._warn("own.no_yield", name=name)
        elif heuristics.fits(function):
            self.heuristics[OWN + name] = heuristics.entry(OWN + name, name, function)
        else:
            self._warn("own.left_aside", name=name)

    def _warn(self, text_id: str, **values: Any) -> None:
        self.warnings.append(Warned(message(text_id, **values), line_of(self.names.get(values.get("name", "actions")))))
