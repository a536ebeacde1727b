"""Your file on the page's side of the boundary: every later worker gets it."""

import asyncio

import pytest
from harness import ROMANIA, Link, Recording, fresh_worker, running

import worker
from page.solver_link.open_search import Refused, Stopped
from page.solver_link.searches import Searches

CODE = "def far(state):\n    return 0\n"
OWN = ROMANIA | {"algorithm": "astar", "heuristic": "own:far"}


@pytest.fixture(autouse=True)
def without_own_code():
    """No test finds the file of another."""
    with fresh_worker():
        yield
    worker.load_code("")


class Forgetful(Link):
    """A worker that is ended takes the file with it."""

    def restart(self):
        super().restart()
        worker.load_code("")


@running
async def test_a_fresh_worker_is_given_the_file_before_anything_else():
    """The file is sent once for all waiting calls, and open searches continue."""
    searches = Searches(link := Forgetful(), Recording())
    answer = await searches.code.load(CODE)
    assert answer["catalog"]["heuristics"][-1]["label"] == "far"
    run = (await searches.open(OWN))["run"]
    first = await searches.advance(run, 1, 1)
    link.restart()
    link.asked.clear()
    chunk, checked = await asyncio.gather(searches.advance(run, 1, 1), searches.verdict(OWN))
    assert link.asked.count("load_code") == 1
    assert link.asked[0] == "load_code"
    assert chunk.first_event == first.first_event + len(first.kind)
    assert checked["ok"]


@running
async def test_a_file_that_was_stopped_while_it_was_loaded_is_not_loaded_again():
    """The one before is; if that was stopped, none: nothing hangs twice by itself."""
    searches = Searches(link := Forgetful(), Recording())
    await searches.code.load(CODE)
    link.before = lambda method: link.restart() if method == "load_code" else None
    with pytest.raises(Stopped):
        await searches.code.load("while True: pass")
    link.before = lambda method: None
    assert (await searches.verdict(OWN))["ok"]
    link.restart()
    link.before = lambda method: link.restart() if method == "load_code" else None
    with pytest.raises(Stopped):
        await searches.verdict(OWN)
    link.before = lambda method: None
    assert not (await searches.verdict(OWN))["ok"]


@running
async def test_a_file_that_was_stopped_runs_again_only_when_it_is_loaded():
    """By itself no call gives it to the fresh worker; searches that do not need it go on."""
    searches = Searches(link := Forgetful(), Recording())
    await searches.code.load(CODE)
    run = (await searches.open(OWN))["run"]
    await searches.advance(run, 1, 1)
    searches.code.halt()
    link.restart()
    with pytest.raises(Refused) as refusal:
        await searches.advance(run, 1, 1)
    assert refusal.value.answer["errors"][0]["id"] == "editor.halted"
    assert (await searches.open(ROMANIA))["ok"]
    assert "load_code" not in link.asked[3:]
    await searches.code.load(CODE)
    await searches.advance(run, 1, 1)
