"""Random places and roads between them."""

from random import Random

SEEDS = range(10)
Costs = dict[int, dict[int, float]]


def places_and_costs(seed: int) -> tuple[dict[int, tuple[float, float]], Costs]:
    """Twenty-five places in a square and roads both ways, a ring among them; no two roads have the same length."""
    random = Random(seed)
    places = {node: (100 * random.random(), 100 * random.random()) for node in range(25)}
    roads = {(node, (node + 1) % 25) for node in range(25)}
    roads |= {(a, b) for a in places for b in places if a < b and random.random() < 0.12}
    costs: Costs = {node: {} for node in places}
    for a, b in sorted(roads):
        straight = abs(complex(*places[a]) - complex(*places[b]))
        costs[a][b] = costs[b][a] = straight * (1 + random.random())
    return places, costs
