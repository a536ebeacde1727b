"""The page's experiments: links in both directions, the solver's plan, and mistakes in the form."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from page.features.experiments import plan as plans
from page.features.experiments.plan import GIVEN, RANDOM, SHOWN, compact, depths_of, drafted, faults, plan, read, size
from page.options.catalog import Catalog
from searchlight.catalog import as_plain_data
from searchlight.errors import BadInput
from searchlight.experiment.plan import read_plan
from searchlight.experiment.starts import read_depths
from tests.unit.each_case import each_case

CATALOG = Catalog(as_plain_data(str))
SHOWING = CATALOG.defaults("eight-puzzle", "astar")
FIGURE = Path(__file__).parents[4] / "docs/experiments/aima-figure-3.26.json"
BOTH = {"algorithms": ["breadth-first", "astar"], "heuristics": ["misplaced"]}
DRAFTS = [
    drafted(**BOTH),
    drafted(
        problem="fifteen-puzzle", how=RANDOM, starts="7", seed="0", algorithms=["ida-star"], heuristics=["manhattan"]
    ),
    drafted(how=SHOWN, algorithms=["breadth-first"], max_nodes="", seconds=""),
    drafted(
        algorithms=["weighted-astar", "depth-limited", "astar"], heuristics=["misplaced"], weight="1, 2,5", limit="6"
    ),
    drafted(how=GIVEN, given="0,1,2,3,4,5,6,7,8\n1,0,2,3,4,5,6,7,8", **BOTH),
    plans.book(plans.SMALL),
    plans.book(plans.WHOLE),
]


def used(draft: dict[str, Any]) -> dict[str, Any]:
    """Without what another way to say the starts would need."""
    fields = {"problem", "how", "algorithms", "heuristics", "max_nodes", "seconds", *plans.USED[draft["how"]]}
    fields |= {draft["how"]} & {"depths", "given"}
    return {name: draft[name] for name in fields} | {name: plans.listed(draft[name]) for name in plans.VARIED}


@pytest.mark.parametrize("draft", DRAFTS, ids=lambda draft: compact(draft)[:30])
def test_a_link_gives_the_same_form_back(draft: dict[str, Any]) -> None:
    """However the starts are said."""
    found, unknown = read(compact(draft), CATALOG)
    assert unknown == []
    assert used(found) == used(draft)


@pytest.mark.parametrize("draft", DRAFTS[:-1], ids=lambda draft: compact(draft)[:30])
def test_the_solver_takes_the_plan(draft: dict[str, Any]) -> None:
    """And finds as many searches as the form has said before."""
    assert faults(draft, CATALOG, SHOWING) == []
    starts, ways = size(draft, CATALOG, SHOWING)
    if draft["problem"] == "fifteen-puzzle":
        assert (starts, ways) == (7, 1)
    assert len(read_plan(plan(draft, CATALOG, SHOWING))) == starts * ways


def test_the_whole_figure_is_that_of_the_command() -> None:
    """The plan beside docs/explanation/figure-3.26.md, and a budget that none of its searches needs."""
    book = plan(plans.book(plans.WHOLE), CATALOG, SHOWING)
    assert book.pop("max_nodes") == 1_000_000
    assert book == json.loads(FIGURE.read_text(encoding="utf-8"))
    sums = {most: nodes for (depths, _, nodes) in plans.BOOKS if (most := depths_of(depths)[-1])}
    document = FIGURE.parents[1].joinpath("explanation/figure-3.26.md").read_text(encoding="utf-8")
    table = [line.replace(",", "").split("|") for line in document.splitlines() if re.match(r"\| \d+ \|.*\|", line)]
    ours = {int(cells[1]): sum(int(cells[at]) for at in (2, 5, 8)) for cells in table if len(cells) == 12}
    for most, nodes in sums.items():
        assert sum(count for depth, count in ours.items() if depth <= most) == pytest.approx(nodes, rel=0.01)


@pytest.mark.parametrize(
    ("field", "draft"),
    [
        ("per_depth", {"per_depth": "0"}),
        ("starts", {"how": RANDOM, "starts": "100000"}),
        ("algorithms", {"algorithms": []}),
        ("given", {"how": GIVEN, "given": "\n# nothing\n"}),
    ],
)
def test_what_is_wrong_is_named(field: str, draft: dict[str, Any]) -> None:
    """Before the solver is asked."""
    [(found, sentence)] = faults(drafted(**BOTH | draft), CATALOG, SHOWING)
    assert (found, bool(sentence)) == (field, True)


@each_case(
    "text, unknown",
    [
        ("here;each:0", ["each:0"]),
        ("here;with:astar,magic", ["with:astar,magic"]),
        ("here;depths:9-2", ["depths:9-2"]),
        ("", [""]),
        ("here;given:" + "|" * 50, []),
    ],
)
def test_what_a_link_says_wrongly_is_named(text: str, unknown: list[str]) -> None:
    """The valid parts of the link are used."""
    found, complaints = read(text, CATALOG)
    assert complaints == unknown
    assert (found is None) == (text == "")


@each_case("text", ["6-28/2", "4,8,12", "3", "2,6-20/7", "1-3,2-5", "9-2", "a", "4-", "", "6/0", "-3"])
def test_depths_mean_what_they_mean_to_the_command(text: str) -> None:
    """Depths that the command refuses are invalid here as well."""
    try:
        wanted = read_depths(text)
    except BadInput:
        wanted = []
    assert depths_of(text) == wanted
