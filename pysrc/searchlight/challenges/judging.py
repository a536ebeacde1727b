"""Judge whether a challenge is solved by running its searches and checking its conditions."""

import operator
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from searchlight.catalog import Catalog
from searchlight.challenges.challenge import NUMBERS, RELATIONS, SECOND, Challenge, Condition
from searchlight.challenges.changes import not_allowed, not_of_second
from searchlight.challenges.noted_h import NotedH, noting_h, with_noted_h
from searchlight.events import Drive, Solution, Unsolved
from searchlight.judging import verdict
from searchlight.run import Run
from searchlight.setup import Setup
from searchlight.tally import Tally, as_number
from searchlight.texts import Message, message


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
    challenge: Challenge, options: Mapping[str, Any], catalog: Catalog, second: Mapping[str, Any] | None = None
) -> Judgement:
    """Judge these options of the first search, which must be valid (Challenge.setups).

    `second`: the options of the second search, if one is shown; they must be the challenge's.
    """
    setups = challenge.setups(options, catalog)
    assert isinstance(setups, dict)
    whys = not_allowed(challenge, options, catalog)
    if second is not None and SECOND in setups:
        whys += not_of_second(setups[SECOND], second, catalog)
    if whys:
        return Judgement(False, tuple(Verdict(False, why) for why in whys), {})
    named = list(dict.fromkeys(name for condition in challenge.conditions for name in condition.named))
    numbers: dict[str, Any] = {}
    refused: list[Verdict] = []
    for search, setup in setups.items():
        wanted = [name.removeprefix(SECOND) for name in named if name.startswith(SECOND) == bool(search)]
        if wanted:
            values = numbers_of(setup, challenge.most_nodes, wanted)
            numbers |= {search + name: values[name] for name in wanted}
            refused += [Verdict(False, why) for why in values["refused"] if Verdict(False, why) not in refused]
    verdicts = (*refused, *(_verdict(condition, numbers) for condition in challenge.conditions))
    return Judgement(all(each.met for each in verdicts), verdicts, {name: numbers[name] for name in named})


def numbers_of(setup: Setup, most_nodes: int, wanted: list[str]) -> dict[str, Any]:
    """The numbers of a search, with facts about h if wanted; only the outcome if its budget ended it.

    `refused`: why the search cannot solve the challenge. Raises whatever the reader's code raises.
    """
    noted = noting_h(setup)
    setup = with_noted_h(setup, noted)
    run = Run(Drive(setup.search()), tally := Tally(), min(most_nodes, setup.values["max_nodes"] or most_nodes))
    run.advance()
    assert run.outcome is not None
    numbers: dict[str, Any] = {**dict.fromkeys(NUMBERS), "outcome": run.outcome.value, "refused": []}
    if not tally.expanded:
        numbers["refused"].append(message("challenge.nothing_expanded"))
    if run.outcome is not Unsolved.BUDGET:
        numbers |= {"expanded": tally.expanded, "generated": tally.generated, "max_frontier": tally.max_frontier}
        numbers["iterations"] = len(tally.iterations)
    if isinstance(run.outcome, Solution):
        numbers |= {"cost": as_number(run.outcome.cost), "length": len(run.outcome.actions)}
    if "admissible" in wanted or "consistent" in wanted:
        judged = verdict(setup)
        numbers |= {"admissible": judged.admissible, "consistent": judged.consistent}
    numbers["refused"] += _two_values(noted, setup) if noted else []
    return numbers


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
    return (name for name in condition.named if numbers[name] is None)


def _named(number: str) -> Message:
    name = message("challenge.number." + number.removeprefix(SECOND))
    return message("challenge.of_second", number=name) if number.startswith(SECOND) else name


def _shown(value: Any) -> Any:
    """A fact as a message."""
    if isinstance(value, bool):
        return message("challenge.yes" if value else "challenge.no")
    return value
