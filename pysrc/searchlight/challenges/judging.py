"""Judge whether a challenge is solved by running its searches and checking its conditions."""

import operator
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from math import isclose
from typing import Any, Final, NamedTuple, TypeAlias, cast

from searchlight.catalog import Catalog
from searchlight.challenges.challenge import NUMBERS, RELATIONS, SECOND, Challenge, Condition
from searchlight.challenges.changes import judged_options, not_allowed, not_of_second
from searchlight.events import Drive, Solution, Unsolved
from searchlight.judging import MOST_ACTIONS, verdict
from searchlight.problem import AnyProblem
from searchlight.record import Record
from searchlight.run import Run
from searchlight.setup import CHOICES, Setup
from searchlight.tally import Tally, as_number
from searchlight.texts import Message, message

OWN: Final = "own:"  # prefix of the names of own code


class TwoValues(NamedTuple):
    """A state for which the heuristic returned two values."""

    state: Any
    first: float
    other: float


class NotedH:
    """A problem whose first h value for each state is recorded and used."""

    def __init__(self, problem: AnyProblem) -> None:
        self._problem = problem
        self._values: dict[Any, float] = {}
        self.two_values: TwoValues | None = None

    def __getattr__(self, name: str) -> Any:
        return getattr(self._problem, name)

    def h(self, state: Any) -> float:
        """The problem's h, which is recorded. Raises whatever the reader's code raises."""
        value = self._problem.h(state)
        first = self._values.setdefault(state, value)
        if first != value and self.two_values is None:
            self.two_values = TwoValues(state, first, value)
        return first

    def ask_everywhere(self) -> None:
        """Compute h for every state that can be reached, as far as a check of h looks."""
        states, tried = {self._problem.initial: None}, 0
        for state in (queue := list(states)):
            self.h(state)
            for action in self._problem.actions(state):
                tried += 1
                if tried > MOST_ACTIONS:
                    return
                next_state = self._problem.result(state, action)
                if next_state not in states:
                    states[next_state] = None
                    queue.append(next_state)

    def ask_again(self) -> None:
        """Compute h again for every state that the search has evaluated."""
        for state in self._values:
            self.h(state)


def noting_h(setup: Setup) -> NotedH | None:
    """The search's problem with recorded h values; None if they do not come from your code."""
    return NotedH(setup.problem) if is_readers(setup) and setup.algorithm.uses_h else None


def is_readers(setup: Setup, *parts: str) -> bool:
    """Whether any of these parts of the search comes from the reader's code; by default, any part."""
    return any(str(setup.values[name]).startswith(OWN) for name in parts or CHOICES)


def with_noted_h(setup: Setup, problem: NotedH | None) -> Setup:
    """The search with the recording problem."""
    return setup if problem is None else replace(setup, problem=cast(AnyProblem, problem))


Replaced: TypeAlias = Callable[[], list[str]]
MOST_NAMED: Final = 3  # functions that a sentence names
TOLERANCE: Final = 1e-12  # of a cost added up in another order


@dataclass(frozen=True)
class Verdict:
    """A sentence on whether a condition is met, or why nothing was judged."""

    met: bool
    message: Message

    def as_plain_data(self) -> dict[str, Any]:
        return {"met": self.met, **self.message.as_plain_data()}


@dataclass(frozen=True)
class Judgement:
    """The result. `numbers`: the conditions' numbers by name; None if missing, such as the cost without a path."""

    solved: bool
    verdicts: tuple[Verdict, ...]
    numbers: Mapping[str, Any]

    def as_plain_data(self) -> dict[str, Any]:
        verdicts = [each.as_plain_data() for each in self.verdicts]
        return {"solved": self.solved, "said": verdicts, "numbers": dict(self.numbers)}


def judge(
    challenge: Challenge,
    options: Mapping[str, Any],
    catalog: Catalog,
    second: Mapping[str, Any] | None = None,
    replaced: Replaced = list,
) -> Judgement:
    """Judge these options of the first search, which must be valid (Challenge.setups).

    `second`: the options of the second search, if one is shown; they must be the challenge's. `replaced()`: the names
    of this library's functions that the reader's code has replaced; a file that does so solves nothing.
    """
    whys = not_allowed(challenge, options, catalog)
    setups = challenge.setups(options if whys else judged_options(challenge, options, catalog), catalog)
    assert isinstance(setups, dict)
    if second is not None and SECOND in setups:
        whys += not_of_second(setups[SECOND], second, catalog)
    if whys:
        return refused(whys)
    named = list(dict.fromkeys(name for condition in challenge.conditions for name in condition.named))
    numbers: dict[str, Any] = {}
    reasons: list[Verdict] = []
    for search, setup in sorted(setups.items(), key=lambda each: is_readers(each[1])):  # what is ours runs first
        wanted = [name.removeprefix(SECOND) for name in named if name.startswith(SECOND) == bool(search)]
        if wanted:
            values = numbers_of(setup, challenge.most_nodes, wanted, replaced)
            numbers |= {search + name: values[name] for name in wanted}
            reasons += [Verdict(False, why) for why in values["refused"] if Verdict(False, why) not in reasons]
    verdicts = (*reasons, *(_verdict(condition, numbers) for condition in challenge.conditions))
    if whys := of_replaced(replaced):
        return refused(whys)
    return Judgement(all(each.met for each in verdicts), verdicts, {name: numbers[name] for name in named})


def refused(whys: list[Message]) -> Judgement:
    return Judgement(False, tuple(Verdict(False, why) for why in whys), {})


def of_replaced(replaced: Replaced) -> list[Message]:
    names = replaced()
    return [message("challenge.replaced", names=names[:MOST_NAMED])] if names else []


def numbers_of(setup: Setup, most_nodes: int, wanted: list[str], replaced: Replaced = list) -> dict[str, Any]:
    """The numbers of a search, with facts about h if wanted; only the outcome if its budget ended it.

    `refused`: why the search cannot solve the challenge. Raises whatever the reader's code raises.
    """
    asked = not {"admissible", "consistent"}.isdisjoint(wanted)
    facts = verdict(setup) if asked and not is_readers(setup, "problem", "heuristic") else None
    plain, noted = setup.problem, noting_h(setup)
    setup = with_noted_h(setup, noted)
    is_game = setup.algorithm.by_value
    run = Run(
        Drive(setup.search()),
        tally := Record() if is_game else Tally(),
        min(most_nodes, setup.values["max_nodes"] or most_nodes),
    )
    run.advance()
    assert run.outcome is not None
    numbers: dict[str, Any] = {**dict.fromkeys(NUMBERS), "outcome": run.outcome.value, "refused": []}
    if not tally.expanded:
        numbers["refused"].append(message("challenge.nothing_expanded"))
    if run.outcome is not Unsolved.BUDGET:
        numbers |= {"expanded": tally.expanded, "generated": tally.generated, "max_frontier": tally.max_frontier}
        numbers["iterations"] = len(tally.iterations)
    if isinstance(tally, Record) and run.outcome is not Unsolved.BUDGET:
        from searchlight.games.report import Report  # in the bundle of games

        numbers["leaves"] = Report(tally, setup.problem).leaves  # type: ignore[arg-type]
    if isinstance(run.outcome, Solution):
        numbers |= {"cost": as_number(run.outcome.cost), "length": len(run.outcome.actions)}
        if is_readers(setup, "algorithm") and not _is_path(plain, run.outcome):
            numbers["refused"].append(message("challenge.no_path"))
    if asked and facts is None:
        if noted:
            noted.ask_everywhere()  # so that none of the reader's code runs while h is judged
        numbers["refused"] += of_replaced(replaced)
        facts = verdict(setup)
    if facts is not None:
        numbers |= {"admissible": facts.admissible, "consistent": facts.consistent}
    numbers["refused"] += _two_values(noted, setup) if noted else []
    return numbers


def _is_path(problem: AnyProblem, solution: Solution) -> bool:
    """Whether the actions lead from the initial state to a goal, at the cost that the search says."""
    state, cost = problem.initial, 0.0
    for action in solution.actions:
        if action not in problem.actions(state):
            return False
        next_state = problem.result(state, action)
        cost += problem.action_cost(state, action, next_state)
        state = next_state
    return problem.is_goal(state) and isclose(cost, solution.cost, rel_tol=TOLERANCE)


def _two_values(noted: NotedH, setup: Setup) -> list[Message]:
    """Why a heuristic cannot be judged that returns different values for the same state."""
    noted.ask_again()
    if noted.two_values is None:
        return []
    state, first, other = noted.two_values
    return [message("challenge.two_values", state=setup.problem.text(state), first=first, other=other)]


COMPARED: Final = {sign: getattr(operator, name) for sign, name in RELATIONS.items()}


def _verdict(condition: Condition, numbers: Mapping[str, Any]) -> Verdict:
    """The verdict on a condition."""
    value = numbers[condition.number]
    absent = next(_without(condition, numbers), None)
    if absent is not None:
        return Verdict(False, message("challenge.no_value", number=_named(absent)))
    values = {"number": _named(condition.number), "value": _shown(value), "relation": RELATIONS[condition.relation]}
    if not condition.compares:
        met = COMPARED[condition.relation](value, condition.than)
        return Verdict(met, message("challenge.asked", than=_shown(condition.than), **values))
    other = numbers[condition.than]
    wanted = as_number(condition.times * other)
    text = message(
        "challenge.asked_of", **values, times=condition.times, other=_named(condition.than), than=other, wanted=wanted
    )
    return Verdict(COMPARED[condition.relation](value, wanted), text)


def _without(condition: Condition, numbers: Mapping[str, Any]) -> Iterator[str]:
    budget = Unsolved.BUDGET.value if condition.than != Unsolved.BUDGET.value else None  # it shows nothing else
    return (name for name in condition.named if numbers[name] in (None, budget))


def _named(number: str) -> Message:
    name = message("challenge.number." + number.removeprefix(SECOND))
    return message("challenge.of_second", number=name) if number.startswith(SECOND) else name


def _shown(value: Any) -> Any:
    """A fact as a message."""
    if isinstance(value, bool):
        return message("challenge.yes" if value else "challenge.no")
    return value
