"""Turn chosen and typed options into a search that can be started, or into a list of all their faults."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from searchlight import errors, foresight
from searchlight.catalog import BUILT_IN, Catalog
from searchlight.entries import AlgorithmEntry, ProblemEntry
from searchlight.errors import BadInput, Caveat, NotReversible, bad, cut, listed
from searchlight.events import Search
from searchlight.options import OPTIONS, Document, Values
from searchlight.problem import AnyProblem
from searchlight.problems.typed import Typed

CHOICES = ("problem", "algorithm", "heuristic")
NO_ESTIMATE = "zero"  # every problem knows this heuristic


@dataclass(frozen=True)
class Setup:
    """A search that can be started."""

    problem: AnyProblem
    entry: ProblemEntry
    algorithm: AlgorithmEntry
    values: Values  # all choices and options as they will be used, in their normal form
    caveats: tuple[Caveat, ...]

    def search(self) -> Search:
        return self.algorithm.start(self.problem, self.values)

    def optimal_search(self) -> Search:
        """A search for a path of the lowest cost, in the same problem."""
        return BUILT_IN.algorithms["uniform-cost"].start(self.problem, {})

    def as_text(self, state: Any) -> str:
        """A state as the option `start` takes it."""
        return self.problem.text(state)


def read(options: Values, catalog: Catalog = BUILT_IN, *, ahead: bool = True) -> Setup | list[BadInput]:
    """Read typed options, and return the search or all complaints.

    An empty value counts as missing, except for a document: an empty file is not the built-in one. Options that the
    problem or the algorithm does not have are ignored, but their values must be valid. `ahead` False: skip the warnings
    about the search's outcome, which need a look at many states.
    """
    options = {name: value for name, value in options.items() if _says_something(name, value)}
    known = (*CHOICES, *OPTIONS)
    complaints = [errors.unknown_option(name, known) for name in options if name not in known]
    problem = catalog.problems.get(str(options.get("problem", next(iter(catalog.problems)))))
    algorithm = catalog.algorithms.get(str(options.get("algorithm", next(iter(catalog.algorithms)))))
    if problem is None:
        complaints.append(errors.not_one_of("problem", options["problem"], catalog.problems))
    if algorithm is None:
        complaints.append(errors.not_one_of("algorithm", options["algorithm"], catalog.algorithms))
    if problem is None or algorithm is None:
        return complaints
    typed = _typed(options, problem, algorithm, catalog, complaints)
    if problem.family != algorithm.family:
        fitting = [name for name, entry in catalog.algorithms.items() if entry.family == problem.family]
        return [
            *complaints,
            bad(
                "algorithm",
                "options.other_family",
                algorithm=algorithm.name,
                problem=problem.name,
                accepted=listed(fitting),
            ),
        ]
    _narrow(typed, {**problem.choices, **algorithm.choices})
    _read_problem(problem, typed, catalog)
    if typed.problem is not None and algorithm.reverses:
        typed.ask(_check_reversible, typed.problem, problem, algorithm)
    if typed.problem is not None:
        typed.ask(algorithm.check, typed.problem)
    if complaints or typed.problem is None:
        return complaints
    foreseen = foresight.caveats(problem, typed.problem, algorithm, hopeless=typed.hopeless) if ahead else ()
    return Setup(typed.problem, problem, algorithm, typed.values, (*typed.caveats, *foreseen))


def _typed(
    options: Values, problem: ProblemEntry, algorithm: AlgorithmEntry, catalog: Catalog, complaints: list[BadInput]
) -> Typed:
    """All values: the typed ones in their normal form, and the defaults of the others and of wrong ones."""
    values = {name: option.default for name, option in OPTIONS.items()}
    values |= {"problem": problem.id, "algorithm": algorithm.id, "heuristic": problem.heuristics[0]}
    values |= {"start": problem.start, "goal": problem.goal}
    for name, value in options.items():
        try:
            if name == "heuristic":
                values[name] = _heuristic(problem, str(value), catalog)
            elif name in OPTIONS:
                values[name] = OPTIONS[name].read(value)
        except BadInput as complaint:
            complaints.append(complaint)  # the default stays, so that the other options can be read
    return Typed(values, frozenset(options), complaints)


def _read_problem(entry: ProblemEntry, typed: Typed, catalog: Catalog) -> None:
    """Read the problem, without a heuristic if it does not know the chosen one by its id."""
    chosen = typed.values["heuristic"]
    applied = catalog.heuristics[chosen].applied
    if applied is None:
        entry.read(typed)
        return
    typed.values["heuristic"] = NO_ESTIMATE
    entry.read(typed)
    typed.values["heuristic"] = chosen
    if typed.problem is not None:
        typed.problem = applied(typed.problem)


def _narrow(typed: Typed, choices: Mapping[str, tuple[str, ...]]) -> None:
    """Complain about a choice that this problem or this algorithm does not have; the first one is the default."""
    for name, accepted in choices.items():
        if typed.values[name] not in accepted:
            if name in typed.given:
                typed.complaints.append(errors.not_one_of(name, typed.values[name], accepted))
            typed.values[name] = accepted[0]


def _says_something(name: str, value: Any) -> bool:
    return value is not None and (value != "" or isinstance(OPTIONS.get(name), Document))


def _check_reversible(problem: AnyProblem, entry: ProblemEntry, algorithm: AlgorithmEntry) -> None:
    try:
        problem.reverse()
    except NotReversible as error:
        raise bad("algorithm", "options.not_reversible", algorithm=algorithm.name, problem=entry.name) from error


def _heuristic(problem: ProblemEntry, name: str, catalog: Catalog) -> str:
    if name not in catalog.heuristics:
        raise errors.not_one_of("heuristic", name, problem.heuristics)
    if name not in problem.heuristics:
        raise bad(
            "heuristic",
            "options.wrong_heuristic",
            value=cut(name),
            problem=problem.name,
            accepted=listed(problem.heuristics),
        )
    return name
