"""The comparison in words: the first difference, the table of numbers, and which path is optimal."""

import itertools

import pytest

from page.features.comparison.difference import names, sentence, why
from page.features.comparison.table import optimal, rows
from page.options.strip_names import strip_names
from searchlight import catalog
from searchlight.texts import texts
from tests.unit.each_case import each_case

CATALOG = catalog.as_plain_data()


def search(name="A*", key="f", tie="fifo", recursive=False, **options):
    """A search, as the page describes it."""
    traits = {"key": key, "tie": tie, "recursive": recursive}
    return {"name": name, "traits": traits, "options": {"algorithm": "astar", **options}}


def entry(label, priority, row=3, g=10, h=13, depth=2):
    return {"label": label, "row": row, "g": g, "h": h, "f": g + h, "priority": priority, "depth": depth}


def side(mine, rival=None, status="frontier", outcome=None, limit=None, begins=False):
    """What one search knew, as web/features/comparison/difference.js tells it."""
    return {
        "entry": mine, "rival": rival, "status": status if rival else None, "outcome": outcome, "limit": limit,
        "begins": begins,
    }  # fmt: skip


MINE = entry("1 4 2", 23)


@each_case(
    "told, by, reason",
    [
        (side(MINE, entry("1 0 2", 25)), search(), "smaller"),
        (side(MINE, entry("1 0 2", 23, row=5)), search(), "came_first"),
        (side(MINE, entry("1 0 2", 23, row=2)), search(tie="lifo"), "came_last"),
        (side(MINE, entry("1 0 2", 23, h=14)), search(tie="low-h"), "low_h"),
        (side(MINE, entry("1 0 2", 23, row=5)), search(tie="low-h"), "came_first"),
        (side(MINE, entry("1 0 2", 23, g=9)), search(tie="high-g"), "high_g"),
        (side(MINE, entry("1 0 2", 23)), search(tie="state"), "state"),
        (side(MINE, entry("1 0 2", 23, depth=1)), search(tie="deepest"), "deeper"),
        (side(MINE, entry("1 0 2", 0)), search(key=None), "queue"),
        (side(MINE, entry("1 0 2", 0)), search(key=None, tie="lifo"), "stack"),
        (side(MINE, entry("1 0 2", 0)), search(key=None, recursive=True), "depth_first"),
        (side(MINE), search(), "not_generated"),
        (side(MINE, entry("1 0 2", 20), "expanded"), search(), "expanded_before"),
        (side(MINE, entry("1 0 2", 20), "cutoff", limit=3), search(key=None, recursive=True), "cut_off"),
        (side(MINE, entry("1 0 2", 20), limit=3, begins=True), search(key=None, recursive=True), "begins"),
        (side(MINE, entry("1 0 2", 20)), search(), "alone"),
        (side(MINE, entry("1 0 2", 20), "stale"), search(), "alone"),
    ],
)
def test_the_reason_is_the_one_that_the_numbers_give(told, by, reason):
    """A reason is a smaller key, the tie-breaking rule, or a state that cannot be expanded now; else there is none."""
    assert why(told, by)["id"] == "compare.why." + reason


@pytest.mark.parametrize(
    ("sides", "said"),
    [
        (
            (side(entry("1 4 2", 23), entry("1 0 2", 23, row=5)), side(entry("1 0 2", 31.5, g=12), entry("1 4 2", 33))),
            (
                "At step 14, A* expands 1 4 2 (f = 23 for both, and this entry is older), "
                "but Weighted A* expands 1 0 2 (f = 31.5 = 12 + 1.5·13; the other state has 33)."
            ),
        ),
        (
            (side(None, outcome="solution"), side(entry("1 0 2", 31.5, g=12))),
            ("At step 14, A* has already found its solution, but Weighted A* expands 1 0 2 (f = 31.5 = 12 + 1.5·13)."),
        ),
    ],
)
def test_the_first_difference_in_a_sentence(sides, said):
    """Both states, and for each the numbers that put it first."""
    searches = [search(), search("Weighted A*", algorithm="weighted-astar", weight=1.5)]
    assert texts().sentence(sentence({"step": 14, "from": 1, "sides": sides}, searches)).replace("\u00a0", " ") == said


def test_names_in_strips_keep_what_differs():
    """Words that both end with go; what is too long then is abbreviated. Each two algorithms are told apart."""

    def called(*ids):
        pair = [{"options": {"algorithm": each}} for each in ids]
        return strip_names(pair, names(pair, CATALOG), CATALOG)

    assert called("breadth-first", "depth-first") == ["Breadth-first", "Depth-first"]
    assert called("greedy", "iterative-deepening-visited") == ["GBFS", "IDS with visited states"]
    for pair in itertools.combinations([entry["id"] for entry in CATALOG["algorithms"]], 2):
        assert len({name for name in called(*pair) if name}) == 2


RESULT = {
    "outcome": "solution", "cost": 31, "expanded": 20_290, "generated": 54_000, "max_frontier": 7000, "seconds": 0.2,
    "effective_branching": 1.3,
}  # fmt: skip
WORSE = {**RESULT, "expanded": 143_839, "seconds": 1.4, "cost": 33}


def by_id(told):
    return {row["id"]: row for row in told}


def test_nothing_is_told_before_it_is_reached():
    """Counts are those of now; the cost comes with the end."""
    now = ({"expanded": 14, "generated": 40}, {"expanded": 14, "generated": 38})
    told = by_id(rows(now, (None, RESULT)))
    assert {name: row["now"] for name, row in told.items()} == {
        "expanded": [14, 14], "generated": [40, 38], "cost": [None, 31],
    }  # fmt: skip
    assert told["expanded"]["ratio"] == [None, None]


def test_ratios_stand_with_the_larger_number():
    """Ratios say "as many" or "as much"; equal numbers have none."""
    now = ({"expanded": 20_290, "generated": 54_000}, {"expanded": 143_839, "generated": 54_000})
    told = by_id(rows(now, (RESULT, WORSE)))
    assert told["expanded"]["ratio"] == [None, {"id": "compare.ratio.many", "values": {"times": 7.1}}]
    assert told["cost"]["ratio"][1] == {"id": "compare.ratio.much", "values": {"times": 1.1}}
    assert told["generated"]["ratio"] == [None, None]
    now = ({"expanded": 5, "generated": 1}, {"expanded": 4, "generated": 1})
    assert by_id(rows(now, (None, None)))["expanded"]["ratio"][0]["values"] == {"times": 1.3}  # not 1.2, of 1.25


def claimed(verdict, result, needs=None, h=None, given=(), known=(), **options):
    claim = {"verdict": verdict, "text": "", "given": given, **({"needs": needs} if needs else {})}
    return {"claim": claim, "verdict": h, "known": known, "options": options, "result": result}


ADMISSIBLE = {"admissible": True, "consistent": False}
REOPENING = "consistent-unless-reopening"
UNKNOWN = {"admissible": None, "consistent": None}


@each_case(
    "first, second, judged",
    [
        (claimed("yes", RESULT), claimed("no", WORSE), ["yes", "no"]),
        (claimed("yes", RESULT), claimed("no", RESULT), ["yes", "yes"]),
        (claimed("no", RESULT), claimed("no", RESULT), ["unknown", "unknown"]),
        (claimed("if", RESULT, "admissible", ADMISSIBLE), claimed("if", WORSE), ["yes", "no"]),
        (claimed("if", RESULT, "admissible", UNKNOWN), claimed("if", None), ["unknown", None]),
        (claimed("if", RESULT, REOPENING, ADMISSIBLE, reopen=True), claimed("no", None), ["yes", None]),
        (claimed("if", RESULT, REOPENING, ADMISSIBLE, reopen=False), claimed("no", None), ["unknown", None]),
        (claimed("if", RESULT, given=["equal"], known=["finite", "equal"]), claimed("no", None), ["yes", None]),
        (claimed("if", RESULT, given=["equal"], known=["finite"]), claimed("no", RESULT), ["unknown", "unknown"]),
        (claimed("yes", {**RESULT, "outcome": "failure", "cost": None}), claimed("yes", None), [None, None]),
    ],
)  # fmt: skip
def test_a_path_is_called_optimal_only_where_that_is_shown(first, second, judged):
    """By a promise whose condition holds, or by the other search; a dearer one is not, whatever was promised."""
    told = optimal([first, second])
    assert [each and each[0] for each in told] == judged
