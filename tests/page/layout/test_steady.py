"""Parts that do not move while stepping: the tree's pane, and the button under the pointer."""

from lectern import Lectern
from playwright.sync_api import expect


def test_nothing_moves_under_the_pointer(lectern: Lectern) -> None:
    """Sentences of one line and of two; and what a grid's shades mean."""
    lectern.open("problem=graph&graph=romania&algorithm=astar")
    heights = set()
    while lectern.html.get_attribute("data-state") != "finished":
        heights.add(lectern.tree.bounding_box()["height"])
        before = lectern.counts()[0]
        lectern.press("Step")
        lectern.page.wait_for_function(
            "before => document.documentElement.dataset.expanded > before"
            " || document.documentElement.dataset.state === 'finished'",
            arg=before,
        )
    assert len(heights) == 1
    legend = lectern.page.locator("#space-legend")
    expect(legend).to_be_hidden()  # a map has no shades
    lectern.open("problem=grid&grid=..5#/....&start=0,0&goal=3,1&algorithm=bidirectional")
    expect(legend.locator("span:visible > span")).to_have_text(
        ["expanded: early to late", "from the goal: early to late", "cost: 1 to 9", "wall"]
    )
    lectern.open("problem=grid&grid=barriers&algorithm=astar")
    expect(legend.locator("span:visible > span")).to_have_text(["expanded: early to late", "wall"])
