"""Practice questions: every answer's reason, sentence by sentence, on random small graphs and with every algorithm."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib import import_module
from itertools import islice
from random import Random
from typing import Any, Final

from bench.oracles import Figure
from bench.oracles._practice_known import Known
from bench.oracles._practice_reasons import Reason, name_of
from searchlight.catalog import ALGORITHMS
from searchlight.frontier import TIES
from searchlight.texts import texts
from searchlight.texts.formatter import NONE

MOST_NODES: Final = 160
SEEDS: Final = 3  # of questions, for each search
LANGUAGES: Final = ("en", "es")


def figures(count: int, seed: int, children: int | None = None, met: set[str] | None = None) -> Iterable[Figure]:
    """`count` questions with each sentence that an answer can bring, and what becomes of `children` (or as many).

    `met`: receives the name of each sentence's check.
    """
    questions, becoming = asked(Random(seed)), fates(Random(seed))
    for what, found, many in (("questions", questions, count), ("fates of children", becoming, children or count)):
        reasons = empty = false = 0
        for known, question in islice(found, many):
            for answer, said in every_reason(question):
                reasons += 1
                empty += is_empty(said)
                false += not is_true(known, question, answer, said)
                if met is not None:
                    met.add(name_of(said["id"]))
        yield Figure(f"{what}: {many} of them, reasons that are empty", reasons, empty)
        yield Figure(f"{what}: reasons that are false", reasons, false)


def fates(chance: Random) -> Iterator[tuple[Known, Any]]:
    """What becomes of one child after another, as the game that lets a student run a search tells it."""
    for search in searches(chance):
        why_fate = import_module("page.features.predict.questions").why_fate
        for place in range(search.last + 1):
            step, known = search.step(place), Known(search, place)
            for node, fate in step.fates(search.rules) if step else ():
                if fate != "found":
                    why = why_fate(step, node, fate, search.rules)
                    yield known, Fate(node, why)


@dataclass(frozen=True)
class Fate:
    """A child, and the sentence on what becomes of it, in the form of a question."""

    subject: dict[str, Any]
    why: dict[str, Any]
    form: str = ""
    options: tuple[Any, ...] = ()

    def reasons(self, answer: Any) -> list[dict[str, Any]]:
        return [self.why]


def searches(chance: Random) -> Iterator[Any]:
    """Recorded searches of random graphs, without an end."""
    recorded = import_module("tests.unit.page.predict_record").Recorded  # it finds the page's modules
    while True:
        yield recorded(**_options(chance))


def asked(chance: Random) -> Iterator[tuple[Known, Any]]:
    """Questions on one search after another, each with what is known where it is asked."""
    for search in searches(chance):
        for number in range(SEEDS):
            yield from questions_of(search, f"{chance.random()} {number}")


def questions_of(search: Any, seed: str) -> Iterator[tuple[Known, Any]]:
    """All questions on a search, each with what is known where it is asked."""
    plan, step = import_module("page.features.predict.plan").Plan(search, search.rules, seed), 0
    while step <= search.last:
        for place, question in plan.block(step).items():
            yield Known(search, place), question
        step = plan.after(step)


def every_reason(question: Any) -> Iterator[tuple[Any, dict[str, Any]]]:
    """(answer, message) of whatever can be answered; nothing at all counts as an empty one."""
    answers = [None, *([value for value, _ in question.options] if question.form == "choice" else question.options)]
    if question.form == "number":
        answers += [question.rights[0], question.rights[0] + 1]
    for answer in answers:
        said = question.reasons(answer)
        if not said:
            yield answer, {"id": "", "values": {}}
        for each in said:
            yield answer, each


def is_empty(said: dict[str, Any]) -> bool:
    """Whether a sentence says nothing, or has a gap that nothing fills, which is told as a dash."""
    told = [texts(language).sentence(said).strip() for language in LANGUAGES] if said["id"] else [""]
    return any(not each or NONE in each for each in told)


def is_true(known: Known, question: Any, answer: Any, said: dict[str, Any]) -> bool:
    """By the check for this sentence; one without a check counts as false."""
    check = getattr(Reason(known, question, answer, said["values"]), name_of(said["id"]), None)
    return check is not None and bool(check())


def _options(chance: Random) -> dict[str, Any]:
    names = list("ABCDEFGH"[: chance.choice((2, 3, 5, 6, 7, 8))])
    edges: dict[str, dict[str, float]] = {name: {} for name in names}
    kind = chance.choice(((1,), (0, 1, 2), (1, 2, 3, 5, 8), (0.5, 1.25, 2, 1.4142)))
    pairs = [(a, b) for a in names for b in names]
    for a, b in chance.sample(pairs, min(len(pairs), chance.randint(chance.choice((0, len(names))), 3 * len(names)))):
        edges[a][b] = chance.choice(kind)
    start, goal = chance.choice(names), chance.choice(names)
    if start == goal and chance.random() < 0.8:
        goal = chance.choice([name for name in names if name != start])
    high = chance.choice((0, 2, 4, 9))
    h = {name: 0 if name == goal else chance.randint(0, high) for name in names}
    algorithm = ALGORITHMS[chance.choice([name for name, entry in ALGORITHMS.items() if not entry.only])]
    own: dict[str, Any] = {
        "limit": chance.randint(0, 4), "tie": chance.choice(list(TIES)), "reopen": chance.choice(("true", "false")),
        "weight": chance.choice((1.5, 2, 3)),
    }  # fmt: skip
    return {
        **{name: value for name, value in own.items() if name in algorithm.options}, "problem": "graph",
        "graph": json.dumps({"edges": edges, "h": h}), "start": start, "goal": goal, "algorithm": algorithm.id,
        "max_nodes": MOST_NODES, "heuristic": "table",
    }  # fmt: skip
