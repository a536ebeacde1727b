"""The clock's places and the links for two searches, and a second stage without a search."""

from random import Random
from types import SimpleNamespace
from urllib.parse import quote, unquote

import pytest
from harness import ROMANIA, Bench, running

from page.options.two_links import Link, common, place_of_both, second_part
from page.playback.clock import Clock
from searchlight.catalog import ALGORITHMS

PLACES = 6  # of each pair of searches, at random


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


async def opened(algorithm, step=0, fine=None, second_fine=None):
    """Two searches on one clock, opened as a link with two searches is."""
    benches = Bench(), Bench()
    clock = Clock([bench.player for bench in benches], benches[0].frames.make, lambda players: None)
    for bench, name, events in zip(benches, (algorithm, "greedy"), (fine, second_fine), strict=True):
        await bench.open(step, events, **ROMANIA, algorithm=name)
    await clock.gather()
    return clock


@pytest.mark.parametrize("algorithm", [name for name, entry in ALGORITHMS.items() if not entry.only])
@running
async def test_a_link_leads_both_searches_to_their_places(algorithm):
    """Also within a step, while the other search has ended earlier or is at the end of the same step."""
    clock, random = await opened(algorithm), Random(algorithm)
    catalog = Bench().choices.catalog
    for _ in range(PLACES):
        for _ in range(random.randint(1, 9)):
            moves = clock.forward, clock.forward, clock.next_event, clock.next_event, clock.previous_event
            move = random.choice(moves)
            while not move() and await clock.more(1):
                pass
        await clock.more(1)  # as the page does ahead of the reader
        told = "problem=graph&b.algorithm=greedy&" + place_of_both(*clock.players)
        link = Link(told, catalog, unquote)
        assert link.complaints == []
        again = await opened(algorithm, link.step, link.fine, link.second_fine)
        await clock.gather()  # one that waits at the end of the step before is brought to this one, too
        assert [player.t for player in again.players] == [player.t for player in clock.players], told
