"""The search that nobody sees."""

import asyncio
from collections import Counter

import pytest
from harness import Link, Recording, running

import worker
from page.solver_link import warm_up
from page.solver_link.searches import Searches


class Counting(Link):
    @property
    def calls(self) -> int:
        return len(self.asked)


def warming(link: Link) -> asyncio.Future[None]:
    return asyncio.ensure_future(warm_up.warm_up(Searches(link, Recording())))


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warm_up, "QUIET", 0.01)


@running
async def test_it_ends_by_itself_and_leaves_nothing():
    link = Counting()
    await warming(link)
    assert Counter(link.asked) == {"open_run": 1, "advance": warm_up.SLICES, "close": 1}
    assert worker.runs == {}


@running
async def test_it_waits_for_silence_and_gives_way_to_a_question():
    link = Counting()
    task = warming(link)
    await link.ask("catalog")
    link.before = lambda method: method == "advance" and len(link.asked) == 5 and link.asked.append("a question")
    await task
    assert link.asked == ["catalog", "open_run", "advance", "advance", "advance", "a question", "close"]


@running
async def test_it_is_not_needed_after_a_search_of_the_reader_and_ends_with_the_worker():
    link = Counting()
    link.asked = ["advance"] * (warm_up.SLICES + 1)
    await warming(link)
    assert link.calls == warm_up.SLICES + 1
    link.asked = []
    link.before = lambda method: method == "advance" and link.restart()
    await warming(link)
    assert link.asked == ["open_run", "advance"]
