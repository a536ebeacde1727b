"""The page's sentences, as a reader sees and hears them."""

from types import SimpleNamespace

import pytest

from page.text import steps, words

ENTRY = {"row": 7, "label": "8 0 6 5 4 7 2 3 1", "g": 0, "h": 21, "f": 21, "priority": 21, "depth": 0}


def traits(**said):
    """What the solver says of an algorithm: A*, where not said otherwise."""
    return {"key": "f", "limited": None, "recursive": False} | said


def summary(**counts):
    """What a step did; nothing, where not said otherwise."""
    counts_of = ("children", "duplicates", "cycles", "cutoffs", "above", "cutoffsAbove", "superseded", "forgotten")
    none = dict.fromkeys(counts_of, 0)
    return SimpleNamespace(**none | {"found": -1, "met": -1} | counts)


@pytest.mark.parametrize(
    ("counts", "sentence"),
    [
        (
            {"children": 3, "duplicates": 1},
            "Expanded 8 0 6 5 4 7 2 3 1 with f = 21: 3 children, 1 of them already reached.",
        ),
        ({"children": 1}, "Expanded 8 0 6 5 4 7 2 3 1 with f = 21: 1 child."),
        (
            {"children": 4, "duplicates": 2, "cutoffs": 1},
            "Expanded 8 0 6 5 4 7 2 3 1 with f = 21: 4 children, 2 of them already reached, 1 cut off at the limit.",
        ),
        (
            {"children": 2, "superseded": 1},
            "Expanded 8 0 6 5 4 7 2 3 1 with f = 21: 2 children; 1 older entry is beaten.",
        ),
        (
            {"children": 2, "found": 9},
            "Expanded 8 0 6 5 4 7 2 3 1 with f = 21: 2 children. One child is the goal.",
        ),
        (
            {"children": 2, "forgotten": 1, "met": 4},
            (
                "Expanded 8 0 6 5 4 7 2 3 1 with f = 21: 2 children. 1 node is forgotten again."
                " The two searches have met: a cheaper way than before is known."
            ),
        ),
    ],
)
def test_a_step_is_said_in_a_sentence(counts, sentence):
    """Which state, what decided its turn, how many children, and what became of them."""
    assert steps.expanded(ENTRY, traits(), summary(**counts), SimpleNamespace(limit=None)) == sentence


@pytest.mark.parametrize(
    ("said", "counts", "sentence"),
    [
        (
            {"key": None, "recursive": True, "limited": "depth"},
            {"children": 2, "cutoffs": 1},
            "Expanded 8 0 6 5 4 7 2 3 1 with depth = 0: 2 children so far, 1 of them cut off at the limit.",
        ),
        (
            {"key": None, "recursive": True, "limited": "depth"},
            {"children": 1, "cutoffs": 1, "above": 2, "cutoffsAbove": 1},
            (
                "Expanded 8 0 6 5 4 7 2 3 1 with depth = 0: 1 child, 1 of them cut off at the limit;"
                " then 2 more children above it, 1 cut off at the limit."
            ),
        ),
        (
            {"key": None, "recursive": True, "limited": "f"},
            {"children": 2, "cutoffs": 2},
            "Expanded 8 0 6 5 4 7 2 3 1 with f = 21: 2 children, 2 of them cut off as f > 23.",
        ),
    ],
)
def test_a_step_of_a_recursion_says_whose_children_it_counts(said, counts, sentence):
    """Those of the expanded node, as yet; and those that were made after the return from it. IDA* is limited by f."""
    assert steps.expanded(ENTRY, traits(**said), summary(**counts), SimpleNamespace(limit=23)) == sentence


def test_a_search_from_both_ends_says_from_which_one_it_came():
    """The same state may be reached from both."""
    entry = ENTRY | {"side": "backward"}
    assert steps.event("generate", entry, traits(key="g"), None) == (
        "Generated 8 0 6 5 4 7 2 3 1 (from the goal) with g = 0: it enters the frontier."
    )


def test_the_events_of_a_recursion_know_no_frontier():
    """What the panel shows there are calls; a node beyond the bound on f is cut off by it."""
    recursive = traits(key=None, recursive=True, limited="f")
    assert "frontier" not in steps.event("generate", ENTRY, recursive, 23) + steps.event("expand", ENTRY, recursive, 23)
    assert steps.event("cutoff", ENTRY, recursive, 20) == "8 0 6 5 4 7 2 3 1 is cut off: f = 21 > bound 20."


@pytest.mark.parametrize(
    ("value", "text"),
    [(181439, "181,439"), (10.0, "10"), (2.8284271, "2.83"), (0.5, "0.5"), (None, "–"), (float("nan"), "–")],
)
def test_numbers_are_grouped_and_carry_no_idle_digits(value, text):
    """As one would write them on the board."""
    assert words.number(value) == text


@pytest.mark.parametrize(
    ("result", "sentence"),
    [
        (
            {"outcome": "solution", "path": [0, 1, 2], "cost": 2},
            "Goal found after 1,200 expansions: 2 moves, path cost 2.",
        ),
        ({"outcome": "failure"}, "Failure after 1,200 expansions: the frontier is empty, the goal cannot be reached."),
        (
            {"outcome": "cutoff"},
            "Cutoff after 1,200 expansions: the limit stopped the search, a solution may lie deeper.",
        ),
        ({"outcome": "budget"}, "Out of budget after 1,200 expansions: the search was stopped, not finished."),
    ],
)
def test_each_outcome_says_what_it_means(result, sentence):
    """Four outcomes, four sentences."""
    assert steps.outcome(result, 1200) == sentence


@pytest.mark.parametrize(("rate", "text"), [(0.5, "1 in 2 s"), (60, "60/s"), (None, "fastest")])
def test_a_speed_is_said_in_words(rate, text):
    """From one expansion in two seconds to as fast as it goes."""
    assert words.rate(rate) == text


@pytest.mark.parametrize(
    ("place", "sentence"),
    [
        ({"label": "3,4", "cost": 0, "start": False, "goal": False, "status": "unborn"}, "3,4: wall, not reached"),
        (
            {"label": "0,0", "cost": 5, "start": True, "goal": False, "status": "expanded"},
            "0,0: cost 5, start, expanded",
        ),
        ({"label": "Arad", "start": False, "goal": True, "status": "frontier"}, "Arad: goal, in the frontier"),
    ],
)
def test_a_place_on_the_map_is_said(place, sentence):
    """What lies there, whether it is an end, and what the search has made of it."""
    assert words.cursor(place) == sentence


def test_the_frontier_of_a_program_says_whose_it_is():
    """Its own containers, or what can be told without them."""
    assert "own containers, in the order" in words.frontier_note({"frontier": "observed"})
    assert "could not be watched" in words.frontier_note({"frontier": "inferred"})
