"""The plan of an experiment on the page, in three forms: for the form, for a link, and for the solver.

In a link: `experiment=here;depths:4-20/4;each:10;seed:1;seconds:30;with:breadth-first,astar;by:manhattan`.
The problem comes first: an id, or `here` for the shown one, with its goal, its grid or its graph. Starts are `depths:`
and `each:`, `starts:` (a number of random ones), `shown` (the shown one), or, last, `given:` (separated by `|`).
`figure-3.26` is AIMA's.

Knows no document.
"""

from page.options.catalog import OBSERVED, OWN
from page.text import words

HERE, FIGURE = "here", "figure-3.26"
DEPTHS, RANDOM, SHOWN, GIVEN = WAYS = ("depths", "starts", "shown", "given")  # to say where the searches start
LISTS = (("with", "algorithms"), ("by", "heuristics"))
VARIED = ("weight", "limit", "tie")  # options of algorithms: each value is searched separately
# Names in a link and in the form → smallest and largest number; the command line accepts more.
NUMBERS = (
    ("each", "per_depth", 1, 1000), ("starts", "starts", 1, 10_000), ("seed", "seed", 0, 2**31 - 1),
    ("nodes", "max_nodes", 1, 100_000_000), ("seconds", "seconds", 1, 100_000),
)  # fmt: skip
USED = {DEPTHS: ("per_depth", "seed"), RANDOM: ("starts", "seed"), SHOWN: (), GIVEN: ()}  # of the numbers
LIMITS = ("max_nodes", "seconds")
MOST_GIVEN = 10_000  # pasted starts
LONGEST = 4_000  # characters of pasted starts in a link

# AIMA, figure 3.26 (docs/explanation/figure-3.26.md), in a form for class and as in the book: depths, starts of each,
# and how many nodes one start of each depth takes in the mean, all three ways: the sum of our figure's means.
SMALL, WHOLE = BOOKS = ("6-20/2", 10, 178_000), ("6-28/2", 100, 1_909_000)
BOOK = {
    "problem": "eight-puzzle", "how": DEPTHS, "seed": "1",
    "algorithms": ["breadth-first", "astar"], "heuristics": ["misplaced", "manhattan"],
    "max_nodes": "1000000", "seconds": "",
}  # fmt: skip


def drafted(**others):
    """A draft: the form's typed texts, with `algorithms` and `heuristics` as lists of ids."""
    draft = {
        "problem": HERE, "how": DEPTHS, "depths": "4-16/4", "per_depth": "10", "starts": "20", "seed": "1", "given": "",
        "algorithms": [], "heuristics": [], "max_nodes": "1000000", "seconds": "30",
        "weight": "", "limit": "", "tie": "",
    }  # fmt: skip
    draft.update(others)
    return draft


def first(catalog, options):
    """The default plan: the shown search and similar ones."""
    problem = catalog.problems[options["problem"]]
    algorithms = [each for each in ("breadth-first", "astar") if can(catalog, options["problem"], each)]
    if options["algorithm"] not in algorithms and options["algorithm"] != OBSERVED:
        algorithms.append(options["algorithm"])
    how = RANDOM if options["problem"].startswith(OWN) or options["problem"] in ("graph", "grid") else DEPTHS
    return drafted(how=how, algorithms=algorithms, heuristics=problem["heuristics"][:2])


def book(size):
    """The draft of AIMA's figure; `size`: one of BOOKS."""
    return drafted(depths=size[0], per_depth=str(size[1]), **BOOK)


def can(catalog, problem, algorithm):
    """Whether the algorithm can search the problem, as far as the catalog knows."""
    if algorithm == OBSERVED or catalog.fitting(problem, algorithm) != algorithm:  # a search, and a game
        return False
    return algorithm not in catalog.impossible({"problem": problem})


def problem_of(draft, shown):
    return shown["problem"] if draft["problem"] == HERE else draft["problem"]


def fitting(draft, catalog, shown):
    """The draft's (algorithms, heuristics) that its problem can be searched with."""
    problem = problem_of(draft, shown)
    known = catalog.problems[problem]["heuristics"]
    algorithms = [each for each in draft["algorithms"] if each in catalog.algorithms and can(catalog, problem, each)]
    return algorithms, [each for each in draft["heuristics"] if each in known]


def varied(algorithm, draft, catalog):
    """The algorithm with each combination of its options' values, for a plan."""
    variants = [{"algorithm": algorithm}]
    for name in VARIED:
        values = listed(draft[name])
        if values and name in catalog.algorithms[algorithm]["options"]:
            variants = [dict(each, **{name: value}) for each in variants for value in values]
    return [each if len(each) > 1 else algorithm for each in variants]


def listed(text):
    return [each.strip() for each in text.split(",") if each.strip()]


def lines(text):
    """The pasted starts."""
    return [line.strip() for line in text.split("\n") if line.strip() and not line.strip().startswith("#")]


def size(draft, catalog, shown):
    """(number of starts, number of searches for each); None for starts if the depths are invalid."""
    algorithms, heuristics = fitting(draft, catalog, shown)
    searches = 0
    for each in algorithms:
        estimates = len(heuristics) or 1 if catalog.uses_h(each) else 1
        searches += estimates * len(varied(each, draft, catalog))
    how = draft["how"]
    if how == SHOWN:
        return 1, searches
    if how == GIVEN:
        return len(lines(draft["given"])), searches
    number = whole(draft["per_depth" if how == DEPTHS else "starts"])
    depths = len(depths_of(draft["depths"])) if how == DEPTHS else 1
    return (number * depths if number and depths else None), searches


def depths_of(text):
    """The depths in a text, read as in experiment/starts.py; [] if it is invalid."""
    depths = set()
    for part in text.split(","):
        ends, _, by = part.partition("/")
        least, dash, most = ends.partition("-")
        least, by = whole(least), whole(by) if by else 1
        most = whole(most) if dash else least
        if least is None or most is None or not by or not least <= most <= 1000:
            return []
        depths.update(range(least, most + 1, by))
    return sorted(depths)


def whole(text):
    """Read an integer; None if the text is not one."""
    text = text.strip()
    return int(text) if text.isdigit() and len(text) < 10 else None


def faults(draft, catalog, shown):
    """[(field, sentence)] for mistakes that are found without the solver."""
    complaints = []
    for _, field, least, most in NUMBERS:
        value = draft[field]
        if field in USED[draft["how"]] or (field in LIMITS and value.strip()):
            number = whole(value)
            if number is None or not least <= number <= most:
                complaints.append((field, words.text("experiments.bad_number", least=least, most=most)))
    algorithms, heuristics = fitting(draft, catalog, shown)
    if not algorithms:
        complaints.append(("algorithms", words.text("experiments.none_chosen")))
    elif not heuristics and any(catalog.uses_h(each) for each in algorithms):
        complaints.append(("heuristics", words.text("experiments.none_chosen")))
    if draft["how"] == GIVEN and not 0 < len(lines(draft["given"])) <= MOST_GIVEN:
        complaints.append(("given", words.text("experiments.given_count", most=MOST_GIVEN)))
    return complaints


def plan(draft, catalog, shown):
    """The plan for `begin` in `searchlight/experiment/api.py` (docs/how-to/experiments.md)."""
    algorithms, heuristics = fitting(draft, catalog, shown)
    data = {"problem": problem_of(draft, shown), "algorithms": []}
    for each in algorithms:
        data["algorithms"] += varied(each, draft, catalog)
    if heuristics and any(catalog.uses_h(each) for each in algorithms):
        data["heuristics"] = heuristics
    if draft["problem"] == HERE:
        names = ["goal"] + [name for name in catalog.of_problem(shown) if name not in ("start", "goal")]
        data.update({name: words.option_text(shown[name]) for name in names if shown.get(name) not in (None, "")})
    how = draft["how"]
    if how == DEPTHS:
        data["depths"] = draft["depths"]
    elif how == GIVEN:
        data["starts"] = lines(draft["given"])
    elif how == SHOWN:
        problem = catalog.problems[data["problem"]]
        data["starts"] = [shown["start"] if data["problem"] == shown["problem"] else problem["start"]]
    for _, field, _, _ in NUMBERS:
        if (field in USED[how] or field in LIMITS) and draft[field].strip():
            data[field] = whole(draft[field])
    return data


def own_in(data):
    """The id of an entry of your code that a plan needs, or None."""
    for each in [data.get("problem")] + data["algorithms"] + data.get("heuristics", []):
        if isinstance(each, str) and each.startswith(OWN):
            return each
    return None


# -- links -------------------------------------------------------------------------------------------------------------


def compact(draft):
    """The draft's value in links. Starts that are too long for a link are left out."""
    if draft == book(SMALL):
        return FIGURE
    if draft == book(WHOLE):
        return "%s;depths:%s;each:%d" % (FIGURE, WHOLE[0], WHOLE[1])
    how, parts = draft["how"], [draft["problem"]]
    if how == DEPTHS:
        parts.append("depths:" + draft["depths"].replace(" ", ""))
    elif how == SHOWN:
        parts.append(SHOWN)
    for name, field, _, _ in NUMBERS:
        if (field in USED[how] or field in LIMITS) and draft[field].strip():
            parts.append("%s:%s" % (name, draft[field].strip()))
    for name, field in LISTS:
        if draft[field]:
            parts.append("%s:%s" % (name, ",".join(draft[field])))
    parts += ["%s:%s" % (name, ",".join(listed(draft[name]))) for name in VARIED if listed(draft[name])]
    if how == GIVEN:
        starts = "|".join(lines(draft["given"]))
        parts.append("given:" + (starts if len(starts) <= LONGEST else ""))
    return ";".join(parts)


def read(text, catalog):
    """Read a link's value: (draft, invalid parts); None if it names no known problem."""
    text, has_given, starts = text.partition(";given:")
    parts = text.split(";")
    if parts[0] == FIGURE:
        draft = book(SMALL)
    elif parts[0] == HERE or parts[0] in catalog.problems:
        draft = drafted(problem=parts[0], seconds="", max_nodes="")
    else:
        return None, [parts[0]]
    unknown = [part for part in parts[1:] if not _take(part, draft, catalog)]
    if has_given:
        draft["how"], draft["given"] = GIVEN, starts.replace("|", "\n")
    return draft, unknown


def _take(part, draft, catalog):
    """Apply a part of a link to the draft, and return whether it is valid."""
    name, _, value = part.partition(":")
    if part == SHOWN:
        draft["how"] = SHOWN
        return True
    if name == "depths" and depths_of(value):
        draft["how"], draft["depths"] = DEPTHS, value
        return True
    for each, field, least, most in NUMBERS:
        if name == each and least <= (whole(value) or 0) <= most:
            draft[field] = value
            if name == "starts":
                draft["how"] = RANDOM
            return True
    if name in VARIED and listed(value):
        draft[name] = value
        return True
    for each, field in LISTS:
        if name == each:
            draft[field] = [one for one in value.split(",") if one in getattr(catalog, field) and one != OBSERVED]
            return len(draft[field]) == len(value.split(","))
    return False
