"""The range of h values at each vertex of a graph: the interval that keeps h admissible and consistent.

AIMA 4e, section 3.5. Admissible: h is at most the cost of the lowest-cost path to the goal. Consistent: along an edge h
falls by no more than the edge costs, and it is 0 at the goal. Graphs drawn by hand are small, so simple algorithms do.

`places`: names of the vertices; `links`: (from, to, cost) of every edge; `h`: vertex → value, 0 without one.

Knows no document.
"""

INF = float("inf")
ROUNDING = 1e-9  # sums of costs with a fraction are not exact


def distances(places, links, goal):
    """Vertex → lowest path cost to the goal, INF if there is no path (Bellman and Ford)."""
    least = dict.fromkeys(places, INF)
    least[goal] = 0
    changed = True
    while changed:  # costs are never negative, so it ends
        changed = False
        for source, target, cost in links:
            if least[target] + cost < least[source]:
                least[source] = least[target] + cost
                changed = True
    return least


def intervals(places, links, h, goal):
    """Return vertex → (low, high): the range of its h while all other values stay.

    Within it h is admissible at the vertex and consistent along its edges. If `low` exceeds `high`, no value fits until
    another one changes.
    """
    low = dict.fromkeys(places, 0)
    high = distances(places, links, goal)
    for source, target, cost in links:
        if source != target:
            low[target] = max(low[target], h.get(source, 0) - cost)
            high[source] = min(high[source], h.get(target, 0) + cost)
    return {place: (low[place], high[place]) for place in places}


def overestimate(places, links, h, goal):
    """(vertex, h, path cost) of the vertex nearest to the goal whose h exceeds the path cost; or None."""
    least = distances(places, links, goal)
    wrong = [(least[place], at) for at, place in enumerate(places) if exceeds(h.get(place, 0), least[place])]
    if not wrong:
        return None
    cost, at = min(wrong)
    return places[at], h[places[at]], cost


def fall(links, h):
    """(from, to, cost) of the first edge along which h falls by more than its cost; or None."""
    for source, target, cost in links:
        if exceeds(h.get(source, 0), cost + h.get(target, 0)):
            return source, target, cost
    return None


def exceeds(value, bound):
    """Whether the value exceeds the bound by more than a rounding error."""
    return bound < INF and value > bound + ROUNDING * max(1, abs(bound))
