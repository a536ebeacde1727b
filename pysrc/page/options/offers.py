"""The alternatives in the header's pickers: groups of them, each with its names and a short note. Knows no document.

A group is (title, the text of the button that lists all of it, offers); without a title it is the only one.

The built-in graphs are problems of the list: the value `graph/trap` is the problem `graph` with the graph `trap`.
"""

from page.options.catalog import OWN
from page.text import words

GRAPH, MAP = "graph", "graph/"
ROMANIA = "romania"  # the graph that the problem `graph` has by default
YOURS = MAP  # the value of a graph that is not built in
TAIL = "|"  # in a short name: what is behind it is dropped first where the header is narrow
# Those that are listed at once; a press shows the others
FIRST = {
    "problem": ("graph", "graph/trap", "eight-puzzle", "grid"),
    "algorithm": (
        "astar",
        "uniform-cost",
        "greedy",
        "breadth-first",
        "depth-first",
        "iterative-deepening",
        "alpha-beta",
        "minimax",
        "expectimax",
    ),
}


class Offer:
    """An alternative in a list.

    `label`: the whole name; `short`, `tail`: the name in the header's sentence; `first`: it is listed at once;
    `hidden`: it is listed only while it is chosen.
    """

    def __init__(self, key, value, label, about=None, hidden=False):
        about = about or value
        self.value, self.label, self.hidden = value, label, hidden
        self.note = words.lookup("note." + about) or ""
        self.short, _, self.tail = (words.lookup("short." + about) or label).partition(TAIL)
        self.first = key not in FIRST or value in FIRST[key] or value.startswith(OWN) or hidden


def problem_label(options, label):
    """The name of a search's problem, as in the header; `label`: what the catalog calls it."""
    if options.get("problem") != GRAPH:
        return label
    return words.lookup("built_in." + _graph(options)) or words.text("problem.your_map")


def heuristic_label(options, label):
    """The name of a search's heuristic, as in the header; `label`: what the catalog calls it."""
    romania = options.get("problem") == GRAPH and _graph(options) == ROMANIA
    return words.text("heuristic.straight_line") if romania and options["heuristic"] == "table" else label


def _graph(options):
    return words.option_text(options.get(GRAPH)) or ROMANIA


def problems(catalog, shown=None):
    """Maps, then puzzles and grids, then games, then those of your code, with the shown one."""
    maps = [_map(value) for value in catalog.options[GRAPH]["built_in"]]
    maps.append(Offer("problem", YOURS, words.text("problem.your_map"), "your-map", hidden=True))
    listed = [entry for entry in catalog.listed["problems"] if entry["id"] != GRAPH]
    own = _offers("problem", [entry for entry in listed if entry["id"].startswith(OWN)])
    own += _gone("problem", catalog.listed["problems"], catalog.problems, shown)
    ours = [entry for entry in listed if not entry["id"].startswith(OWN)]
    others = _offers("problem", [entry for entry in ours if _family(entry) == "search"])
    games = _offers("problem", [entry for entry in ours if _family(entry) == "games"])
    groups = [
        (words.text("problem.maps"), words.text("pick.all.maps"), maps),
        (words.text("problem.puzzles"), words.text("pick.all.puzzles"), others),
        (words.text("problem.games"), words.text("pick.all.games"), games),
    ]
    return groups + ([(words.text("tools.your_code"), None, own)] if own else [])


def _map(name):
    value = GRAPH if name == ROMANIA else MAP + name
    return Offer("problem", value, words.text("built_in." + name), name)


def problem_value(catalog, options):
    """The value of the problem's picker for these options."""
    if options["problem"] != GRAPH:
        return options["problem"]
    graph = words.option_text(options.get(GRAPH)) or catalog.options[GRAPH]["default"]
    if graph not in catalog.options[GRAPH]["built_in"]:
        return YOURS
    return GRAPH if graph == catalog.options[GRAPH]["default"] else MAP + graph


def is_built_in(catalog, options):
    """Whether the problem is one of the built-in graphs."""
    return options["problem"] == GRAPH and problem_value(catalog, options) != YOURS


def algorithms(catalog, shown=None, family="search"):
    """Those that search problems of this family, with the shown one."""
    listed = [entry for entry in catalog.listed["algorithms"] if _family(entry) == family]
    offers = _offers("algorithm", listed) + _gone("algorithm", listed, catalog.algorithms, shown)
    return [(None, words.text("pick.all.algorithms"), offers)]


def _family(entry):
    return entry.get("family", "search")


def heuristics(catalog, options):
    """Those that fit the problem, and the one that is shown if a later run of your code no longer defines it."""
    problem = catalog.problems[options["problem"]]
    listed = [catalog.heuristics[key] for key in problem["heuristics"]]
    offers = _offers("heuristic", listed)
    offers += _gone("heuristic", listed, catalog.heuristics, options.get("heuristic"))
    if problem_value(catalog, options) == GRAPH:
        for offer in offers:
            if offer.value == "table":  # Romania's values are the book's straight-line distances
                offer.label, offer.note = words.text("heuristic.straight_line"), words.text("note.straight_line")
                offer.short, _, offer.tail = words.text("short.straight_line").partition(TAIL)
    return [(None, None, offers)]


COUNTS = ("pillars-off", "nobody-eaten", "discs-off", "largest-disc")  # whose note says what they count


def heuristic_name(catalog, options, counted=False):
    """What the header calls the heuristic that the search uses; "" if it uses none.

    `counted`: what it counts, if its name does not say so.
    """
    if not catalog.uses_h(options["algorithm"]):
        return ""
    found = [each for each in heuristics(catalog, options)[0][2] if each.value == options.get("heuristic")]
    return "".join([each.note if counted and each.value in COUNTS else each.short + each.tail for each in found])


def _gone(key, listed, known, shown):
    """The shown one if a later run of your code no longer defines it: it keeps its name while it is shown."""
    if shown not in known or shown in [entry["id"] for entry in listed]:
        return []
    return [Offer(key, shown, known[shown]["label"], hidden=True)]


def _offers(key, entries):
    return [Offer(key, entry["id"], entry["label"]) for entry in entries]
