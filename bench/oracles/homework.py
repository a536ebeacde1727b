"""Homework: what is observed of a program, and the cause that is named, against plain simulations (students/)."""

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, Final

from bench.oracles import Figure
from bench.oracles.students.cases import maze
from bench.oracles.students.harness import trace
from bench.oracles.students.kinds import TIE
from bench.oracles.students.trials import Trial, trials
from searchlight.setup import Setup, read
from searchlight.tracing.watch.running import observe
from searchlight.tracing.watch.session import Request

PROGRAMS: Final = Path(__file__).parents[2] / "tests/homework/mutants/grid"
DEEPEST: Final = 20_000  # calls: some programs recurse
TRIALS, MAZES = 8, 10  # of the cases that are asked for: one in so many is tried, in a maze by every grid program


def figures(count: int, seed: int) -> Iterator[Figure]:
    """About causes, about what was observed of the same runs, and about cells."""
    deepest = sys.getrecursionlimit()
    sys.setrecursionlimit(DEEPEST)
    try:
        tried = list(trials(count // TRIALS, seed))
        yield from causes(tried)
        yield from observations(tried)
        yield from cells(max(1, count // MAZES), seed)
    finally:
        sys.setrecursionlimit(deepest)


def causes(tried: list[Trial]) -> Iterator[Figure]:
    """Whether the true cause is named: as the likeliest, or as one for which the evidence is as good."""
    right = [each for each in tried if each.program.kind is None or each.program.kind.startswith(TIE)]
    wrong = [each for each in tried if each not in right]
    seen = [each for each in wrong if each.differs and not each.looks_right]
    for what, group in (
        ("right programs to which a mistake is attributed", right),
        ("mistakes that change the search, with a wrong cause", seen),
        ("mistakes that change nothing there, with a wrong cause", [each for each in wrong if each not in seen]),
    ):
        yield Figure(what, len(group), sum(not each.is_right for each in group))
    yield Figure("differences that no cause is named for", len(seen), sum(each.is_unexplained for each in seen))


def observations(tried: list[Trial]) -> Iterator[Figure]:
    """Whether the observation is what the harness has seen."""
    orders = [(_plain(each.seen.expanded), each.done.expanded) for each in tried if each.seen.seen]
    yield Figure("observed orders of expansion", len(orders), sum(one != other for one, other in orders))
    made = [
        (each.seen.generated, each.done.generated)
        for each in tried
        if each.done.generated is not None and each.seen.seen == "requests"
    ]
    yield Figure("observed numbers of generated nodes", len(made), sum(one != other for one, other in made))


def cells(count: int, seed: int) -> Iterator[Figure]:
    """Whether the cells on which grid programs stand are those that their own marks tell."""
    told = wrong = hidden = 0
    random = Random(seed)
    texts = [path.read_text(encoding="utf-8") for path in sorted(PROGRAMS.glob("*.py"))]
    for number in range(count):
        case = maze(random, number % 4 == 0)
        setup = read(case.options)
        assert isinstance(setup, Setup), setup
        for program in texts:
            seen = observe(setup, Request(program))
            hidden += seen.seen is None
            told += seen.seen is not None
            wrong += seen.seen is not None and seen.expanded != trace("grid", program, case).expanded
    yield Figure("searches in mazes with a misread cell", told, wrong)
    yield Figure("searches in mazes whose cells cannot be told, and so are not", told + hidden, hidden)


def _plain(states: list[Any]) -> list[Any]:
    return [tuple(state) if isinstance(state, bytes) else state for state in states]
