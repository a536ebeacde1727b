"""The address always holds the present state, and opening it restores it."""

import pytest
from lectern import START, Lectern
from playwright.sync_api import expect


def test_a_link_reopens_what_its_sender_saw(lectern, opened, base_url):
    """Problem, start, goal, algorithm, heuristic and step come back in another window."""
    lectern.open("algorithm=astar&heuristic=misplaced")
    lectern.press("Step", 7)
    lectern.expect_expanded(7)
    lectern.expect_fragment("step=7")
    other = Lectern(opened[0].context.new_page(), base_url).open(lectern.fragment().lstrip("#"))
    other.expect_expanded(7)
    assert other.counts() == lectern.counts()
    expect(other.page.get_by_role("combobox", name="Heuristic")).to_have_value("misplaced")


def test_the_interfaces_own_example_opens_at_its_step(lectern):
    """The link of the documented form, with everything in it."""
    lectern.open(
        f"problem=eight-puzzle&start={START}&goal=0,1,2,3,4,5,6,7,8&algorithm=astar&heuristic=manhattan&step=120"
    )
    lectern.expect_expanded(120)
    lectern.expect_state("ready")


def test_a_place_within_an_expansion_is_kept(lectern, opened, base_url):
    """Fine steps are part of the address."""
    lectern.open()
    for _ in range(3):
        lectern.jump("Next event")
    lectern.expect_fragment("fine=-1")
    other = Lectern(opened[0].context.new_page(), base_url).open(lectern.fragment().lstrip("#"))
    expect(other.status).to_have_text(lectern.status.inner_text())


@pytest.mark.parametrize(
    ("fragment", "problem", "said"),
    [
        ("problem=water-jugs&algorithm=bidirectional", "water-jugs", "algorithm"),
        ("problem=graph&graph=detour&algorithm=astar", "graph", "heuristic"),
    ],
)
def test_a_link_to_an_impossible_pair_loads_the_rest(lectern, fragment, problem, said):
    """What cannot be is named and replaced; the page lives."""
    lectern.open(fragment)
    expect(lectern.link_message).to_contain_text(said)
    expect(lectern.page.get_by_role("combobox", name="Problem", exact=True)).to_have_value(problem)
    lectern.run_to_end()


def test_a_step_beyond_the_end_stands_at_the_end(lectern):
    """The message says how long the search is."""
    lectern.open("start=1,0,2,3,4,5,6,7,8&step=5000")
    lectern.expect_state("finished")
    expect(lectern.link_message).to_contain_text("ends after 1 expansion")


def test_following_another_link_in_the_open_page(lectern):
    """A link pasted into the address of the open page is followed without a reload."""
    lectern.open("algorithm=astar")
    lectern.open("algorithm=uniform-cost&step=3")
    lectern.expect_expanded(3)
    expect(lectern.page.get_by_role("combobox", name="Algorithm")).to_have_value("uniform-cost")
    expect(lectern.page.get_by_role("combobox", name="Heuristic")).to_be_hidden()
