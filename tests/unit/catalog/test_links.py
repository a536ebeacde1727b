"""Links: the page's state as a fragment, and back."""

from urllib.parse import quote, unquote

import pytest
from hypothesis import given
from hypothesis import strategies as st

from page.options.links import parse, place_part, search_part
from searchlight.options import OPTIONS as KNOWN

NAMES = ("problem", "algorithm", "heuristic", *KNOWN)

OPTIONS = {"problem": "eight-puzzle", "start": "8,0,6,5,4,7,2,3,1", "algorithm": "astar", "heuristic": "manhattan"}


def at(step, fine=None):
    """The place in a link with one search."""
    return {"step": step, "fine": fine, "b.fine": None}


def test_a_link_reads_like_the_interface_says():
    """Names are those of the command line, commas stay readable, empty options are left out."""
    link = search_part({**OPTIONS, "goal": ""}, quote) + place_part(120, None)
    assert link == "problem=eight-puzzle&start=8,0,6,5,4,7,2,3,1&algorithm=astar&heuristic=manhattan&step=120"


def test_the_events_beyond_a_step_are_kept():
    """A place within an expansion comes back as the same place."""
    for fine in (2, -1):
        link = "#" + search_part(OPTIONS, quote) + place_part(3, fine)
        assert parse(link, NAMES, unquote) == (OPTIONS, at(3, fine), [])


@given(st.dictionaries(st.sampled_from(NAMES), st.text(min_size=1)), st.integers(0, 10**8))
def test_every_value_survives_the_way_there_and_back(options, step):
    """Any typed text, even a graph's JSON, is read back unchanged."""
    link = search_part(options, lambda text: quote(text, safe="")) + place_part(step, None)
    assert parse(link, NAMES, unquote) == (options, at(step), [])


@pytest.mark.parametrize(
    ("fragment", "unknown"),
    [
        ("colour=red", [("colour", "red")]),
        ("step=-3", [("step", "-3")]),
        ("step=many", [("step", "many")]),
        ("step=9999999999", [("step", "9999999999")]),
        ("nonsense", [("nonsense", "")]),
    ],
)
def test_what_means_nothing_is_named_and_the_rest_is_read(fragment, unknown):
    """One bad part spoils nothing else."""
    assert parse(f"problem=graph&{fragment}&fine=1", NAMES, unquote) == ({"problem": "graph"}, at(None, 1), unknown)
