"""The heuristic check held against exact fractions: every distance by relaxing all edges until nothing changes."""

from collections.abc import Iterator, Mapping
from decimal import Decimal
from fractions import Fraction
from math import inf
from random import Random

from bench.oracles import Figure
from searchlight import verdict

NAMES = "ABCDEFGH"
Edges = dict[str, dict[str, float]]


def figures(count: int, seed: int) -> Iterator[Figure]:
    """So many graphs, with h near the true costs: half of them overestimate somewhere."""
    choose = Random(seed)
    wrong = {"admissible": 0, "consistent": 0}
    for _ in range(count):
        edges, h = drawn(choose)
        found = verdict("graph", graph={"edges": edges, "h": h}, start="A", goal="H")
        for name, holds in judged(edges, h).items():
            wrong[name] += getattr(found, name) is not holds
    for name, number in wrong.items():
        yield Figure(f"“{name}” or “not {name}” said wrongly", count, number)


def drawn(choose: Random) -> tuple[Edges, dict[str, float]]:
    """Whole costs, or with one or three decimals; h is the true cost, or a step beside it, or anything."""
    step = choose.choice((Decimal(1), Decimal("0.1"), Decimal("0.001")))
    edges: Edges = {name: {} for name in NAMES}
    for name in NAMES:
        for other in choose.sample(NAMES, choose.randint(1, 3)):
            if other != name:
                edges[name][other] = float(choose.randint(1, 30) * step)
    true = distances(edges)
    h = {"H": 0.0}
    for name in NAMES[:-1]:
        beside = choose.choice((0, 0, 0, -1, -3, 1))
        cost = Fraction(choose.randint(0, 60)) * Fraction(step) if true[name] == inf else Fraction(true[name])
        h[name] = float(max(cost + beside * Fraction(step), Fraction(0)))
    return edges, h


def exact(number: float) -> Fraction:
    """The number that was typed, and not the double beside it."""
    return Fraction(str(number))


def distances(edges: Edges) -> Mapping[str, Fraction | float]:
    known: dict[str, Fraction | float] = dict.fromkeys(NAMES, inf)
    known["H"] = Fraction(0)
    changed = True
    while changed:
        changed = False
        for name, targets in edges.items():
            for other, cost in targets.items():
                if known[other] != inf and exact(cost) + known[other] < known[name]:
                    known[name], changed = exact(cost) + known[other], True
    return known


def judged(edges: Edges, h: Mapping[str, float]) -> dict[str, bool]:
    """AIMA 4e, section 3.5, in all states that can be reached from A."""
    reached, true = ["A"], distances(edges)
    for name in reached:
        reached += [other for other in edges[name] if other not in reached]
    admissible = all(exact(h[name]) <= true[name] for name in reached)
    steps = [(name, other) for name in reached for other in edges[name]]
    consistent = all(exact(h[name]) <= exact(edges[name][other]) + exact(h[other]) for name, other in steps)
    return {"admissible": admissible, "consistent": consistent}
