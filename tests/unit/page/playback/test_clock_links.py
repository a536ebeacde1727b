"""The clock's places and the links for two searches, and a second stage without a search."""

from types import SimpleNamespace
from urllib.parse import quote, unquote

from harness import ROMANIA, Bench, running

from page.options.two_links import Link, common, place_of_both, second_part


def test_a_link_says_both():
    """What it tells of two searches is read back as it was."""
    catalog = Bench().choices.catalog
    first, _ = catalog.accept({"problem": "graph", "algorithm": "weighted-astar", "weight": "3", "tie": "lifo"})
    second = common(catalog, first, {**catalog.defaults("graph", "astar"), "tie": "fifo"})
    text = second_part(catalog, first, second, quote)
    place = place_of_both(SimpleNamespace(step=5, fine=None), SimpleNamespace(step=9, fine=None))
    told = "problem=graph&algorithm=weighted-astar&weight=3&tie=lifo&" + text + place
    link = Link(told, catalog, unquote)
    assert link.complaints == []
    assert (link.second["algorithm"], link.second["tie"], link.step) == ("astar", "fifo", 9)


def test_a_link_with_a_second_search_that_means_nothing_is_named():
    """Unknown names and values of the second search are complained of like those of the first."""
    catalog = Bench().choices.catalog
    link = Link("problem=graph&b.algorithm=magic&b.start=Arad", catalog, unquote)
    assert link.second["algorithm"] == "astar"
    assert len(link.complaints) == 2
    for said in ("magic", "b.start=Arad"):
        assert any(said in complaint for complaint in link.complaints), said


def test_a_link_with_one_search_has_no_second():
    """As ever."""
    link = Link("problem=graph&step=3&fine=-1", Bench().choices.catalog, unquote)
    assert (link.second, link.step, link.fine) == (None, 3, -1)


@running
async def test_a_player_without_a_search_is_asked_for_nothing():
    """The second stage is there before its search is: whoever wants more of both gets more of the first."""
    bench, other = Bench(), Bench()
    await bench.open(**ROMANIA)
    bench.clock.take([bench.player, other.player])
    await bench.clock.more(1)
    assert other.player.table is None
    assert not bench.clock.forward()


@running
async def test_everybody_knows_at_once_that_a_search_is_being_opened():
    """When it is asked for, not when its coroutine begins: what is pressed in between waits."""
    bench, asked = Bench(), []
    bench.listener.claimed = lambda: asked.append(True)
    bench.opening.claim()
    assert asked == [True]
    assert not bench.opening.done.is_set()
