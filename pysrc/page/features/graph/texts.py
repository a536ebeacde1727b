"""Other forms of a drawn graph: the option `graph`, a DOT file, a picture, and a verdict on its h.

Knows no document.
"""

import json

from page.features.graph.draft import GraphDraft

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


def read(space):
    """The draft of a map from the solver (`GraphProblem.space`)."""
    ends = space["start"], space["goal"]
    return GraphDraft(space["places"], space["links"], space["nodes"], space["h"], *ends, space.get("coordinates"))


def alike(draft, other):
    """Whether both are the same graph, in any order and layout."""
    return _sorted(draft) == _sorted(other)


def _sorted(draft):
    links = sorted([(a, b, cost) for a, b, cost in draft.links])
    points = draft.coordinates
    places = sorted([(place, list(points.get(place, ())), draft.h.get(place, -1)) for place in draft.places])
    return links, places, draft.start, draft.goal


def json_text(draft):
    """The graph as JSON text, for the option `graph` and files. Not `json.dumps`, because the edges' order matters."""
    tell = json.dumps
    edges = []
    for place in draft.places:
        targets = ["%s: %s" % (tell(b), tell(cost)) for a, b, cost in draft.links if a == place]
        if targets or not any([place == b for _, b, _ in draft.links]):  # noqa: C419 - a list for MicroPython
            edges.append("%s: {%s}" % (tell(place), ", ".join(targets)))
    parts = ['"edges": {%s}' % ", ".join(edges)]
    at = draft.coordinates
    points = ["%s: %s" % (tell(place), tell(list(at[place]))) for place in draft.places if place in at]
    if points:
        parts.append('"coordinates": {%s}' % ", ".join(points))
    if draft.h:
        estimates = ["%s: %s" % (tell(place), tell(draft.h[place])) for place in draft.places if place in draft.h]
        parts.append('"h": {%s}' % ", ".join(estimates))
    return "{%s}" % ", ".join(parts)


def line_text(draft):
    """The graph as a line, for the option `graph`: `S-A 1, A>G 4; h S 5`."""
    arrow = ">" if draft.directed else "-"
    roads = ["%s%s%s %s" % (_typed(a), arrow, _typed(b), json.dumps(cost)) for a, b, cost in draft.roads()]
    estimates = ["h %s %s" % (_typed(place), json.dumps(draft.h[place])) for place in draft.places if place in draft.h]
    return "; ".join([", ".join(each) for each in (roads, estimates) if each])


def _typed(name):
    plain = name != "h" and not [sign for sign in name if sign in " ,;>-\"'"]
    return name if plain else '"%s"' % name.replace('"', "'")


def dot_text(draft):
    """The graph as a DOT file for Graphviz."""
    lines = []
    for place in draft.places:
        traits = ["h=%s" % json.dumps(draft.h[place])] if place in draft.h else []
        if place in draft.coordinates:
            traits.insert(0, 'pos="%s,%s"' % tuple([json.dumps(each) for each in draft.coordinates[place]]))
        lines.append("  %s%s;" % (_quoted(place), " [%s]" % ", ".join(traits) if traits else ""))
    arrow = "->" if draft.directed else "--"
    for source, target, cost in draft.roads():
        cost_text = json.dumps(cost)
        lines.append(
            '  %s %s %s [cost=%s, label="%s"];' % (_quoted(source), arrow, _quoted(target), cost_text, cost_text)
        )
    return "%s {\n%s\n}\n" % ("digraph" if draft.directed else "graph", "\n".join(lines))


def _quoted(name):
    return '"%s"' % name.replace("\\", "\\\\").replace('"', '\\"')


def drawing(draft):
    """Plain data for web/features/graph/view.js: each vertex with the range of its h, and the edges."""
    between = intervals(draft.places, draft.links, draft.h, draft.goal)
    places = []
    for place in draft.places:
        value, (low, high) = draft.h.get(place), between[place]
        places.append({
            "name": place, "x": draft.at[place][0], "y": draft.at[place][1], "h": value, "low": low,
            "high": high if high < float("inf") else None,  # JSON knows no infinity
            "within": value is None or not (exceeds(value, high) or exceeds(low, value)),
            "end": "start" if place == draft.start else "goal" if place == draft.goal else "",
        })  # fmt: skip
    return {"places": places, "roads": draft.roads(), "directed": draft.directed}


def verdict(draft):
    """For "admissible" and "consistent": (whether h is, (id, values) of a sentence); None if no vertex has an h."""
    if not draft.h:
        return None
    wrong = overestimate(draft.places, draft.links, draft.h, draft.goal)
    drop = fall(draft.links, draft.h)
    admissible, consistent = (True, ("draft.admissible", {})), (True, ("draft.consistent", {}))
    if wrong:
        admissible = False, ("draft.not_admissible", {"place": wrong[0], "h": wrong[1], "way": wrong[2]})
    if drop:
        source, target, cost = drop
        values = {
            "place": source,
            "h": draft.h[source],
            "other": target,
            "other_h": draft.h.get(target, 0),
            "cost": cost,
        }
        consistent = False, ("draft.not_consistent", values)
    elif draft.h.get(draft.goal, 0) > 0:
        consistent = False, ("draft.not_zero", {"place": draft.goal, "h": draft.h[draft.goal]})
    return admissible, consistent
