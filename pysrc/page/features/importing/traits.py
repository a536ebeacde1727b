"""The facts about a search from a file that the page needs, checked, because a file may contain anything.

A record of Searchlight has all of them, as the worker answers them. Files of other programs have few; the others get
values that fit any search. Knows no document.
"""

from page.dom.foreign_text import read_json
from page.features.registry import FEATURES

PLAIN = {
    "key": None, "uses_h": True, "tie": "fifo", "recursive": False, "limited": None, "reverses": False, "weight": None,
    "stale_when": None, "visited": "expanded", "visited_name": "visited",
}  # fmt: skip
NO_SOURCE = {"text": "", "first_line": 1, "file": "", "lines": [], "lecture": [], "places": [0]}
KINDS = ("generate", "duplicate", "superseded", "expand", "stale", "cutoff", "goal")
ACCEPTED = {
    "key": (None, "f", "g", "h"),
    "tie": ("fifo", "lifo", "low-h", "high-g", "state", "deepest"),
    "limited": (None, "depth", "f"),
    "stale_when": (None, "visited", "visited-no-deeper"),
    "visited": ("expanded", "taken-off", "none", "leaves"),
    "visited_name": (None, "closed", "visited", "reached"),
}
SWITCHES = ("uses_h", "recursive", "reverses")
FAMILIES = [entry.family for entry in FEATURES.values() if entry.family]
SPANS = ("", "c", "k", "s", "y")  # kinds of the parts of a line of code (searchlight/source_listing/listing.py)
LARGEST = 4096  # cells of a state


class Odd(Exception):  # noqa: N818 - it is said to the reader
    """An invalid record; `field`: the part of the head that is invalid."""

    def __init__(self, field):
        super().__init__(field)
        self.field = field


def of_record(head, knows):
    """The answer in a record's head, without unusable parts; `knows(id)`: whether the message exists. Raises Odd."""
    answer = head.get("answer")
    _wants(isinstance(answer, dict) and answer.get("ok") is True, "answer")
    table = answer.get("table")
    _wants(isinstance(table, dict), "answer.table")
    options = {key: value for key, value in _dict(answer, "options").items() if isinstance(key, str) and _simple(value)}
    _wants(isinstance(options.get("problem"), str) and isinstance(options.get("algorithm"), str), "answer.options")
    warnings = [each for each in _list(answer, "warnings") if _is_message(each, knows) and "field" in each]
    return {
        "ok": True, "options": options, "start": answer.get("start"), "goal": _goal(answer.get("goal"), table),
        "warnings": warnings, "table": _table(table, knows), "space": _space(answer.get("space")),
    }  # fmt: skip


def _goal(goal, table):
    """The goal as the solver describes it; None if it does not fit the states."""
    cells = goal.get("cells", []) if isinstance(goal, dict) and _is_text(goal.get("text")) else None
    count = _dict(table, "states").get("cells") or 0
    return goal if isinstance(cells, list) and len(cells) == count and _all(_is_int, cells) else None


def _table(table, knows):
    traits = _traits(table)
    shape = _dict(table, "states")
    _wants(isinstance(shape.get("kind"), str) and _all(_is_plain, shape.values()), "answer.table.states")
    for name in ("cells", "places"):
        count = shape.get(name)
        _wants(count is None or (isinstance(count, int) and 0 < count <= LARGEST), "answer.table.states")
    actions = {action: each for action, each in _dict_or_none(table, "actions").items() if _is_message(each, knows)}
    traits.update({"states": shape, "actions": actions, "source": _source(table.get("source"))})
    kinds = table.get("kinds")
    traits["kinds"] = [kind for kind in kinds if isinstance(kind, str)] if isinstance(kinds, list) else list(KINDS)
    return traits


def _traits(data):
    traits = dict(PLAIN)
    for name, accepted in ACCEPTED.items():
        if _simple(data.get(name)) and data.get(name) in accepted:
            traits[name] = data.get(name)
    for name in SWITCHES:
        traits[name] = data.get(name) is True
    if data.get("family") in FAMILIES:
        traits["family"], traits["by_value"] = data["family"], data.get("by_value") is True
    if isinstance(data.get("weight"), (int, float)):
        traits["weight"] = data["weight"]
    return traits


def _source(data):
    """The source lines as spans, if they are valid, else none."""
    if not isinstance(data, dict) or not isinstance(data.get("text"), str):
        return NO_SOURCE
    for name in ("lines", "lecture"):
        for line in data.get(name) if isinstance(data.get(name), list) else [None]:
            if not isinstance(line, list) or len(line) % 2 or not _all(_is_text, line):
                return NO_SOURCE
            if not _all(lambda kind: kind in SPANS, line[::2]):
                return NO_SOURCE
    places = data.get("places")
    if not isinstance(places, list) or not _all(_is_int, places):
        return NO_SOURCE
    source = {name: data.get(name, NO_SOURCE[name]) for name in NO_SOURCE}
    if _are_runs(data.get("runs")):
        source["runs"] = data["runs"]
    return source


def _are_runs(runs):
    """Whether the lines that run (searchlight/source_listing/runs.py) are told as they should be."""
    if not isinstance(runs, dict) or not isinstance(runs.get("ways"), dict) or not _is_int(runs.get("first")):
        return False
    calls, ways = runs.get("calls"), []
    for each in runs["ways"].values():
        ways += each if isinstance(each, list) else [None]
    return isinstance(calls, list) and _all(_is_int, calls) and _all(_is_way, ways)


def _is_way(way):
    if not isinstance(way, list) or len(way) != 4 or not isinstance(way[3], list):
        return False
    return _all(_is_int, way[:2] + way[3]) and _is_text(way[2])


def _space(data):
    """The state space's drawing, with its JSON text; None if it cannot be drawn."""
    kind = data.get("kind") if isinstance(data, dict) else None
    if not _is_text(kind) or kind not in SPACES or not _is_text(data.get("json")):
        return None
    try:
        space = read_json(data["json"])
    except ValueError:
        return None
    sound = isinstance(space, dict) and space.get("kind") == kind and SPACES[kind](space)
    return {"kind": kind, "drawn": data.get("drawn") is True, "json": data["json"]} if sound else None


def _is_grid(space):
    sides = [space.get(name) for name in ("columns", "rows")]
    costs = space.get("costs")
    ends = [space.get(name) for name in ("start", "goal")]
    if not _all(_is_int, sides) or not _all(lambda side: 0 < side <= LARGEST, sides) or not isinstance(costs, list):
        return False
    return len(costs) == sides[0] * sides[1] and _all(lambda end: isinstance(end, list) and _all(_is_int, end), ends)


def _is_map(space):
    nodes, h, given = space.get("nodes"), space.get("h"), space.get("coordinates", {})
    if not _all(lambda each: isinstance(each, dict), [nodes, h, given]) or not _all(_is_number, h.values()):
        return False

    def is_place(place):
        return isinstance(place, list) and len(place) == 2 and _all(_is_number, place)

    def is_link(link):
        if not isinstance(link, list) or len(link) != 3 or not _is_number(link[2]):
            return False
        return _is_text(link[0]) and _is_text(link[1]) and link[0] in nodes and link[1] in nodes

    lists = [space.get(name) for name in ("edges", "links", "places")]
    coordinates = list(nodes.values()) + list(given.values())
    if not _all(lambda each: isinstance(each, list), lists) or not _all(is_place, coordinates):
        return False
    ends = [space.get("start"), space.get("goal") or space.get("start")]
    named = _all(_is_text, lists[2] + ends) and _all(lambda end: end in nodes, ends)
    return named and _all(is_link, lists[0]) and _all(is_link, lists[1])


SPACES = {"grid": _is_grid, "map": _is_map}


def entries(catalog, options, texts):
    """(problem, algorithm): catalog entries for those that the catalog does not know; None for known ones.

    `texts`: its texts, by the names "problem", "algorithm", "summary", "source", "not_proved" and "not_known".
    """
    problem = algorithm = None
    if options["problem"] not in catalog.problems:
        problem = {
            "id": options["problem"], "label": texts["problem"], "summary": texts["summary"],
            "states": {"kind": "text"},
            "start": None, "goal": None, "options": [], "heuristic": None, "heuristics": [], "reverses": True,
        }  # fmt: skip
    if options["algorithm"] not in catalog.algorithms:
        claim = {"verdict": "if", "text": texts["not_proved"]}
        facts = {"complete": claim, "optimal": claim, "time": texts["not_known"], "space": texts["not_known"]}
        algorithm = {
            "id": options["algorithm"], "label": texts["algorithm"], "summary": texts["summary"], "facts": facts,
            "source": texts["source"], "key": None, "uses_h": False, "recursive": False, "visited_name": None,
            "reverses": False, "options": [],
        }  # fmt: skip
    return problem, algorithm


def _all(holds, values):
    return all(holds(value) for value in values)


def _is_text(value):
    return isinstance(value, str)


def _is_int(value):
    return isinstance(value, int)


def _is_number(value):
    return isinstance(value, (int, float))


def _wants(holds, field):
    if not holds:
        raise Odd(field)


def _dict(data, name):
    _wants(isinstance(data.get(name), dict), "answer." + name)
    return data[name]


def _dict_or_none(data, name):
    return data[name] if isinstance(data.get(name), dict) else {}


def _list(data, name):
    return data[name] if isinstance(data.get(name), list) else []


def _simple(value):
    return value is None or isinstance(value, (str, int, float, bool))


def _is_plain(value):
    return _simple(value) or (isinstance(value, list) and _all(_simple, value))


def _is_message(value, knows):
    known = isinstance(value, dict) and isinstance(value.get("id"), str) and knows(value["id"])
    return known and isinstance(value.get("values"), dict)
