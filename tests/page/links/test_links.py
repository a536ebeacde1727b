"""The address always holds the present state, and opening it restores it; odd links and values are named."""

from itertools import islice
from typing import Any

import pytest
from lectern import START, Lectern
from playwright.sync_api import Page, expect

from bench.odd_links import ALIVE, FOLLOW, OPEN, links
from buildtools.docs.pictures import packed


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


NESTED = ("[" * 100_000, '{"title": ' * 5_000, '{"stops": [{"question": {"number": 1e999}}]}')
# Values that mean nothing, by what is said of each; those of one link are named together. Each is read by another part
# of the page, and some only where something else is not asked for.
MEANINGLESS: tuple[dict[str, str], ...] = (
    {"stop=x": "stop=x", "sync=x": "at the same step", "view=upside-down": "view=upside-down"},
    {"stop=3": "stop=3", "lang=xx": "lang=xx", "%zz=1": "%zz=1"},  # no lesson, one search
    {"lesson=corridor&stop=0": "stop=0"},
    {"lesson=corridor&stop=99": "stop=99"},
    {"lesson=nowhere": "nowhere", "embed=x": "embed=x", "fine=x": "fine=x", "code=%2A": "code"},
    {"collapse=1,x": "collapse=1,x", "colour=taste": "no longer have colors by number"},
    {"predict=%21": "“!”", "charts=pie": "charts=pie", "experiment=%3A%3A": "experiment="},
    {"challenge=Infinity": "“Infinity”", "nonsense=1": "nonsense=1", "step=minus": "step=minus"},
    {"ask=7": "no longer has class polls"},
    {"algorithm=magic": "algorithm “magic”"},
    {"start=1,1,1": "start"},
    *({f"{option}=packed:{packed(text)}": "not valid JSON"} for option in ("lesson", "challenge") for text in NESTED),
)


def test_a_value_that_means_nothing_is_named(lectern: Lectern) -> None:
    """And the search that the link names is there all the same."""
    for values in MEANINGLESS:
        lectern.open(f"{'&'.join(values)}&problem=pillars&heuristic=zero&max-nodes=500")
        for value, said in values.items():
            expect(lectern.link_message, value).to_contain_text(said)
        problem = lectern.page.get_by_role("combobox", name="Problem", exact=True)
        expect(problem, str(values)).to_have_value("pillars")
    lectern.run_to_end()  # Python is alive


def test_values_that_mean_something_are_not_complained_of(lectern: Lectern) -> None:
    """Such as look odd."""
    lectern.open("problem=graph&view=study&collapse=0&predict=undefined&b.algorithm=greedy&sync=expansions&step=1")
    expect(lectern.page.get_by_role("region", name="Question", exact=True)).to_be_visible()
    expect(lectern.link_message).to_be_hidden()


def test_a_packed_text_beyond_all_measure_is_refused(lectern: Lectern) -> None:
    """Eight megabytes in a link of eleven thousand letters."""
    bomb = packed(" " * 8_000_000)
    for option in ("lesson=packed:", "challenge=packed:", "code="):
        lectern.open(f"problem=pillars&{option}{bomb}")
        expect(lectern.link_message).to_contain_text("too long")


LINKS, THOROUGHLY = 15, 75
LONGEST = 1_200  # letters of all complaints on one link


def test_a_broken_escape_is_named_and_the_rest_is_loaded(lectern: Lectern) -> None:
    """In a link that is opened, and in one that is followed."""
    for _ in range(2):
        lectern.open("problem=eight-puzzle&start=%zz&heuristic=misplaced")
        assert "start=%zz" in lectern.link_message.inner_text()
        lectern.press("Step")
        lectern.expect_expanded(1)


def test_no_link_leaves_a_dead_page(lectern: Lectern, opened: tuple[Page, Any], thorough: bool) -> None:
    """One after the other in the open page: each is open in the end, no message is a page long, and Python lives.
    `python3 build.py bench odd_links` follows thousands."""
    lectern.open("start=%zz")
    for fragment in islice(links(seed=9), THOROUGHLY if thorough else LINKS):
        if not fragment:
            continue
        lectern.page.evaluate(FOLLOW, fragment)
        lectern.page.wait_for_function(OPEN)
        lectern.page.wait_for_function(ALIVE)
        lectern.page.keyboard.press("Escape")  # what a link has opened over the page
        assert len(lectern.link_message.inner_text()) < LONGEST, fragment
    watch = opened[1]  # the browser itself notes each file that a link names and that is not there
    watch.errors = [error for error in watch.errors if "404" not in error]
