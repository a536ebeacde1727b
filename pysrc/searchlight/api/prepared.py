"""What `solve` was given, made into a search that can be started; or BadInput, in the words of the command line."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import GeneratorType
from typing import Any, TypeAlias

from searchlight import errors
from searchlight.catalog import ALGORITHMS, BUILT_IN
from searchlight.entries import AlgorithmEntry
from searchlight.errors import BadInput, Caveat, NotReversible, bad, cut, listed, shown
from searchlight.events import Outcome, Search
from searchlight.guards.function_problem import FunctionProblem
from searchlight.guards.problem import Checked
from searchlight.options import OPTIONS
from searchlight.problem import AnyProblem
from searchlight.setup import Setup, read
from searchlight.user_code.search import WatchedCall
from searchlight.user_code.trouble import OwnCodeError


def watched_search(algorithm: Callable[[AnyProblem], Search], name: str, problem: AnyProblem) -> Search:
    """The search, not begun. It raises BadInput for what is not an event, a call or an outcome."""
    try:
        search = algorithm(problem)
    except errors.SearchlightError:
        raise
    except Exception as error:
        raise bad(
            "algorithm", "library.algorithm_raised", name=name, error=type(error).__name__, text=shown(error)
        ) from error
    if not isinstance(search, GeneratorType):
        raise bad("algorithm", "library.no_search", name=name, value=shown(search))
    return _events(WatchedCall(search))


def _events(search: Any) -> Search:
    """The events of a search and of its calls, with complaints for the caller of `solve`."""
    stack = [search]
    received: Any = None
    while stack:
        try:
            item = stack[-1].send(received)
        except StopIteration as end:
            stack.pop()
            received = end.value
            continue
        except OwnCodeError as error:
            raise BadInput("algorithm", error.message) from error
        if isinstance(item, tuple):
            received = yield item
        else:
            stack.append(item)
            received = None
    outcome: Outcome = received
    return outcome


Algorithm: TypeAlias = str | Callable[[AnyProblem], Search]
Heuristic: TypeAlias = str | Callable[[Any], float]
Given: TypeAlias = Mapping[str, str]  # options as a person types them

OURS = "searchlight.problems."
ALWAYS = ("start", "goal", "max_nodes")  # options of every search


@dataclass
class Prepared:
    """A search that can be started."""

    problem: AnyProblem
    name: str  # of the problem: its id, or its class
    algorithm: Algorithm
    entry: AlgorithmEntry | None  # None: the algorithm is somebody's own function
    values: Mapping[str, Any]  # of all options
    show: Callable[[Any], Any]  # a state as the person knows it
    options: dict[str, Any] = field(default_factory=dict)  # those that lead to the same search in the page, if any do
    caveats: list[str] = field(default_factory=list)  # what can be searched, but hardly as meant

    def search(self) -> Search:
        if isinstance(self.algorithm, str):
            assert self.entry is not None
            return self.entry.start(self.problem, self.values)
        return watched_search(self.algorithm, self.algorithm_name, self.problem)

    @property
    def may_never_end(self) -> bool:
        """Whether neither a budget nor what is known of the algorithm promises an end."""
        return self.entry is not None and self.entry.without_goal == "never ends" and self.values["max_nodes"] is None

    @property
    def algorithm_name(self) -> str:
        return self.algorithm if isinstance(self.algorithm, str) else getattr(self.algorithm, "__name__", "algorithm")

    @property
    def traits(self) -> dict[str, Any]:
        """The traits that a viewer needs; your search function is taken to order its frontier by f."""
        if self.entry:
            return self.entry.traits(self.values)
        return {"key": "f", "tie": self.values["tie"], "recursive": False}


def setup_of(typed: Given) -> Setup:
    """The search that the options mean. Raises the first complaint."""
    setup = read(typed)
    if isinstance(setup, list):
        raise setup[0]
    return setup


def of_the_catalog(name: str, algorithm: Algorithm, heuristic: Heuristic | None, typed: Given) -> Prepared:
    """A problem of the catalog, by its id."""
    if name not in BUILT_IN.problems:
        raise errors.not_one_of("problem", name, BUILT_IN.problems)
    _check_heuristic(_entry(algorithm), heuristic)
    chosen = {"problem": name}
    chosen |= {"algorithm": algorithm} if isinstance(algorithm, str) else {}
    chosen |= {"heuristic": heuristic} if isinstance(heuristic, str) else {}
    setup = setup_of({**typed, **chosen})
    plain = setup.problem.plain
    caveats = [_line(caveat) for caveat in setup.caveats]
    if isinstance(algorithm, str) and (heuristic is None or isinstance(heuristic, str)):
        entry = setup.algorithm
        names = ("problem", "algorithm", "heuristic", *BUILT_IN.problems[name].options, *entry.options, *ALWAYS)
        options = {key: setup.values[key] for key in dict.fromkeys(names) if setup.values[key] is not None}
        return Prepared(setup.problem, name, algorithm, entry, setup.values, plain, options, caveats)
    problem = _with_heuristic(setup.problem, None if isinstance(heuristic, str) else heuristic, plain)
    return Prepared(problem, name, algorithm, _entry(algorithm), setup.values, plain, caveats=caveats)


def of_ones_own(problem: AnyProblem, algorithm: Algorithm, heuristic: Heuristic | None, typed: Given) -> Prepared:
    """A problem that is not ours: its functions are watched, and only options of the algorithms have an effect."""
    entry = _entry(algorithm)
    _check_heuristic(entry, heuristic)
    if entry and entry.family != "search":
        raise bad(
            "algorithm",
            "options.other_family",
            algorithm=entry.name,
            problem=type(problem).__name__,
            accepted=listed(ALGORITHMS),
        )
    if entry:
        entry.check(problem)
    values = _options_of_algorithms(typed)
    if isinstance(heuristic, str):
        if heuristic != "zero":
            raise bad("heuristic", "library.only_zero", value=cut(heuristic))
        heuristic = _zero
    show = problem.thaw if isinstance(problem, FunctionProblem) else _itself
    name = problem.name if isinstance(problem, Checked) else type(problem).__name__
    watched = _with_heuristic(problem, heuristic, show)
    watched = watched_problem(watched)
    if values["tie"] == "state":
        _check_order(watched.initial)
    if entry and entry.reverses:
        try:
            watched.reverse()
        except NotReversible as error:
            raise bad("algorithm", "options.not_reversible", algorithm=entry.name, problem=name) from error
    prepared = Prepared(watched, name, algorithm, entry, values, show)
    prepared.caveats += [_line(each) for each in getattr(problem, "caveats", ())]
    if prepared.may_never_end:
        prepared.caveats.append(_line(errors.caveat("algorithm", "searches.no_promise")))
    return prepared


def watched_problem(problem: AnyProblem) -> AnyProblem:
    """A problem that is not ours with a watch over its functions; ours as it is."""
    ours = isinstance(problem, Checked) or type(problem).__module__.startswith(OURS)
    return problem if ours else Checked(problem)


def _check_heuristic(entry: AlgorithmEntry | None, heuristic: object) -> None:
    """Raises BadInput for one that is not used, or is none."""
    if heuristic is None:
        return
    if not (isinstance(heuristic, str) or callable(heuristic)):
        raise bad("heuristic", "library.no_heuristic", value=shown(heuristic))
    if entry is not None and not entry.uses_h:
        users = [name for name, each in ALGORITHMS.items() if each.uses_h]
        raise bad("heuristic", "library.heuristic_unused", algorithm=entry.name, accepted=listed(users))


def _entry(algorithm: Algorithm) -> AlgorithmEntry | None:
    if not isinstance(algorithm, str):
        if not callable(algorithm):
            raise bad("algorithm", "library.no_algorithm", value=shown(algorithm))
        return None
    if algorithm not in BUILT_IN.algorithms:
        raise errors.not_one_of("algorithm", algorithm, BUILT_IN.algorithms)
    return BUILT_IN.algorithms[algorithm]


def _options_of_algorithms(typed: Given) -> dict[str, Any]:
    accepted = (*dict.fromkeys(name for each in ALGORITHMS.values() for name in each.options), "max_nodes")
    values: dict[str, Any] = {name: option.default for name, option in OPTIONS.items()}
    for name, value in typed.items():
        if name not in OPTIONS:
            raise errors.unknown_option(name, accepted)
        if name not in accepted:
            raise bad(name, "library.not_an_option_here", accepted=listed(accepted))
        values[name] = OPTIONS[name].read(value)
    return values


def _with_heuristic(problem: AnyProblem, h: Callable[[Any], float] | None, show: Callable[[Any], Any]) -> AnyProblem:
    """The problem with your function in place of its h; the function gets states as they are shown."""
    return problem if h is None else Checked(problem, lambda state: h(show(state)))


def _line(caveat: Caveat) -> str:
    return f"{caveat.field}: {caveat.text}"


def _check_order(state: Any) -> None:
    try:
        state < state  # noqa: B015 - whether it can be asked
    except Exception as error:
        raise bad("tie", "library.incomparable_states") from error


def _zero(state: Any) -> float:
    return 0


def _itself(state: Any) -> Any:
    return state
