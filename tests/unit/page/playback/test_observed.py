"""A traced program on the page's side of the boundary: a search like any other, with its report."""

import json
from pathlib import Path

import pytest
from harness import ROMANIA, Link, Recording, running

from page.options.catalog import OBSERVED
from page.solver_link.open_search import Refused
from page.solver_link.searches import Searches

HOMEWORK = Path(__file__).parents[3] / "homework"
OPTIONS = ROMANIA | {"algorithm": OBSERVED, "heuristic": "table"}
UNIFORM = ROMANIA | {"algorithm": "uniform-cost"}


def searching(name="correct/graph_object_dict", text=None):
    """Searches with a program to be observed, and its link."""
    searches = Searches(link := Link(), Recording())
    text = text or (HOMEWORK / f"{name}.py").read_text(encoding="utf-8")
    searches.code.program = {"text": text, "against": "uniform-cost", "request": {}, "halted": False}
    return searches, link


@running
async def test_a_program_stands_for_an_algorithm():
    """The answer's options name the program; other requests use the textbook algorithm."""
    searches, _ = searching()
    answer = await searches.open(OPTIONS)
    assert answer["options"]["algorithm"] == OBSERVED
    assert answer["observation"]["expanded"] == 12
    chunk = await searches.advance(answer["run"], 100, 1)
    assert json.loads(chunk.outcome)["expanded"] == 12
    assert (await searches.verdict(OPTIONS))["ok"]
    compared = await searches.ask_about(answer["run"], "tracing", "compare", UNIFORM)
    assert (compared["difference"], compared["perturbed"]["verdict"]) == (None, "searched")


@running
async def test_what_was_recorded_before_a_failure_is_had():
    """The failure comes after it."""
    searches, _ = searching(text="def bfs(graph, start, goal):\n    list(graph[start])\n    nothing\n")
    answer = await searches.open(OPTIONS)
    assert answer["ok"]
    chunk = await searches.advance(answer["run"], 100, 1)
    assert len(chunk.kind) > 1
    with pytest.raises(Refused) as refusal:
        await searches.advance(answer["run"], 100, 1)
    assert refusal.value.answer["errors"][0]["line"] == 3


@running
async def test_a_fresh_worker_observes_it_again_unless_it_was_stopped():
    """A stopped program runs again only when the reader starts it."""
    searches, link = searching()
    run = (await searches.open(OPTIONS))["run"]
    first = await searches.advance(run, 2, 1)
    link.restart()
    more = await searches.advance(run, 2, 1)
    assert more.first_event == first.first_event + len(first.kind)
    searches.code.halt()
    link.restart()
    with pytest.raises(Refused) as refusal:
        await searches.advance(run, 2, 1)
    assert refusal.value.answer["errors"][0]["id"] == "homework.again"
    searches.code.program = None
    assert not (await searches.open(OPTIONS))["ok"]
