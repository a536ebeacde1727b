"""The list of the searches of a visit."""

import csv
import io

from page.options.runs import COLUMNS, Runs

OPTIONS = {
    "problem": "eight-puzzle", "start": "8,0,6,5,4,7,2,3,1", "goal": "0,1,2,3,4,5,6,7,8", "algorithm": "astar",
    "heuristic": "manhattan", "tie": "fifo", "reopen": True,
}  # fmt: skip
RESULT = {
    "outcome": "solution", "cost": 31, "expanded": 20_290, "generated": 54_000, "max_frontier": 7000, "seconds": 0.25,
    "effective_branching": 1.3,
}  # fmt: skip
STATS = {"deepest": 31, "reached": 27_000}


def noted(*searches):
    """A list after these searches, and how often it told of a change."""
    changes = []
    runs = Runs(lambda: changes.append(1))
    for options, result in searches:
        runs.note(options, result, STATS, options["algorithm"] == "astar", [options["problem"], options["start"]])
    return runs, len(changes)


def test_every_search_leaves_one_line():
    """In the order in which they first came to an outcome."""
    runs, changes = noted((OPTIONS, RESULT), ({**OPTIONS, "heuristic": "misplaced"}, {**RESULT, "expanded": 143_839}))
    assert [(line["heuristic"], line["expanded"]) for line in runs.lines] == [
        ("manhattan", 20_290),
        ("misplaced", 143_839),
    ]
    assert changes == 2


def test_the_same_search_keeps_its_line():
    """With other numbers after more budget, the line has those."""
    again = {**RESULT, "expanded": 5, "outcome": "budget", "cost": None}
    runs, _ = noted((OPTIONS, RESULT), ({**OPTIONS, "tie": "lifo"}, RESULT), (OPTIONS, again))
    assert [line["expanded"] for line in runs.lines] == [5, 20_290]


def test_searches_judge_each_other():
    """A costlier path is not optimal, one with a guaranteed cost is; without a guarantee, it is unknown."""
    greedy = {**OPTIONS, "algorithm": "greedy"}
    runs, _ = noted((greedy, RESULT))
    assert [line["optimal"] for line in runs.lines] == ["unknown"]
    runs, _ = noted((greedy, {**RESULT, "cost": 47}), (OPTIONS, RESULT), ({**greedy, "tie": "low-h"}, RESULT))
    assert [line["optimal"] for line in runs.lines] == ["no", "yes", "yes"]
    runs, _ = noted((greedy, RESULT), ({**OPTIONS, "start": "1,0,2,3,4,5,6,7,8"}, {**RESULT, "cost": 1}))
    assert [line["optimal"] for line in runs.lines] == ["unknown", "yes"], "from another start nothing follows"


def test_a_line_is_a_way_back():
    """It has the options that open the search again, as they were then."""
    options = dict(OPTIONS)
    runs, _ = noted((options, RESULT))
    options["heuristic"] = "zero"
    assert runs.lines[0]["search"] == OPTIONS


def test_the_file_is_read_by_any_program():
    """A header and a line for each search; numbers without groups; texts with commas, quotes and line ends whole."""
    grid = {"problem": "grid", "grid": 'a,"b"\nc', "start": "-1,2", "goal": "=1+1", "algorithm": "uniform-cost"}
    runs, _ = noted(
        (OPTIONS, RESULT), (grid, {**RESULT, "outcome": "failure", "cost": None, "effective_branching": None})
    )
    header, first, second = csv.reader(io.StringIO(runs.csv(), newline=""))
    assert header == list(COLUMNS)
    line = dict(zip(header, first, strict=True))
    assert (line["start"], line["generated"], line["options"]) == (OPTIONS["start"], "54000", "reopen=true tie=fifo")
    assert (line["max_depth"], line["reached"], line["b_star"], line["optimal"]) == ("31", "27000", "1.3", "yes")
    line = dict(zip(header, second, strict=True))
    assert (line["cost"], line["b_star"], line["options"]) == ("", "", 'grid=a,"b"\nc')
    assert line["goal"] == "'=1+1", "a spreadsheet reckons nothing"
