"""Recorded searches, and the questions on their steps."""

from functools import cache
from typing import Any

from predict_record import Recorded

from page.features.predict.plan import Plan
from searchlight import kinds
from tests.unit.small import ANYWHERE

SEEDS = ("1", "7", "class", "42")
PLACES: dict[str, dict[str, Any]] = {
    "romania": {"problem": "graph", "start": "Arad", "goal": "Bucharest", "max_nodes": 160},
    "detour": {"problem": "graph", "graph": "detour", "start": "S", "goal": "G", "max_nodes": 160},
    "inconsistent": {"problem": "graph", "graph": "inconsistent", "start": "S", "goal": "G", "max_nodes": 160},
    "no way": {"problem": "graph", "graph": '{"edges": {"A": {"B": 1, "C": 2}, "D": {}}}', "start": "A", "goal": "D"},
    "puzzle": {"problem": "eight-puzzle", "start": "1,2,5,3,4,8,0,6,7", "max_nodes": 160},
}
STEPS = 40
EVERY = [(algorithm, place) for algorithm in ANYWHERE for place in PLACES]


@cache
def recorded(algorithm: str, place: str, **options: Any) -> Recorded:
    return Recorded(algorithm=algorithm, **PLACES[place], **options)


def questions(search: Recorded, seed: str) -> dict[int, Any]:
    """All questions on the first steps of a search."""
    plan, asked, step = Plan(search, search.rules, seed), {}, 0
    while step <= min(search.last, STEPS):
        asked.update(plan.block(step))
        step = plan.after(step)
    return asked


def happened(search: Recorded, step: int) -> list[tuple[str, int]]:
    """(name of the kind, row) of the events behind a position, up to the next one or the end."""
    at = search.positions[step]
    until = search.positions[step + 1] if step < search.last else len(search.events) - 1
    return [(kinds.NAMES[kind], row) for kind, row in search.events[at + 1 : until + 1]]
