"""The page's sentences, as a reader sees and hears them."""

from types import SimpleNamespace

import pytest

from page.text import steps, words

ENTRY = {
    "row": 7, "label": "8 0 6 5 4 7 2 3 1", "g": 0, "h": 21, "f": 21, "priority": 21, "depth": 0, "parent": 3,
    "status": "frontier",
}  # fmt: skip


def traits(**said):
    """What the solver says of an algorithm: A*, where not said otherwise."""
    states = {"kind": "board"}
    return {"key": "f", "limited": None, "recursive": False, "states": states, "actions": {"u": "up"}} | said


def summary(**counts):
    """What a step did; nothing, where not said otherwise."""
    counts_of = ("children", "duplicates", "cycles", "cutoffs", "above", "cutoffsAbove", "superseded", "forgotten")
    none = dict.fromkeys(counts_of, 0)
    return SimpleNamespace(**none | {"found": -1, "met": -1} | counts)


@pytest.mark.parametrize(
    ("counts", "sentence"),
    [
        ({"children": 3, "duplicates": 1}, "8 0 6 5 4 7 2 3 1 is expanded, f = 21: 3 children, 1 discarded."),
        ({"children": 1}, "8 0 6 5 4 7 2 3 1 is expanded, f = 21: 1 child."),
        (
            {"children": 4, "duplicates": 2, "cutoffs": 1},
            "8 0 6 5 4 7 2 3 1 is expanded, f = 21: 4 children, 2 discarded, 1 cut off at the limit.",
        ),
        (
            {"children": 2, "superseded": 1},
            "8 0 6 5 4 7 2 3 1 is expanded, f = 21: 2 children; 1 older entry is superseded.",
        ),
        ({"children": 1, "found": 9}, "8 0 6 5 4 7 2 3 1 is expanded, f = 21: 1 child: the goal."),
        ({"children": 1, "duplicates": 1}, "8 0 6 5 4 7 2 3 1 is expanded, f = 21: 1 child, discarded."),
        ({"children": 2, "duplicates": 2}, "8 0 6 5 4 7 2 3 1 is expanded, f = 21: 2 children, all discarded."),
        ({"children": 2, "found": 9}, "8 0 6 5 4 7 2 3 1 is expanded, f = 21: 2 children; the last is the goal."),
        ({"children": 2, "forgotten": 1}, "8 0 6 5 4 7 2 3 1 is expanded, f = 21: 2 children. 1 node is forgotten."),
    ],
)
def test_a_step_is_said_in_a_sentence(counts, sentence):
    """The sentence has the state, the deciding value, the number of children and their fates."""
    assert steps.expanded(ENTRY, traits(), summary(**counts), SimpleNamespace(limit=None)) == sentence


@pytest.mark.parametrize(
    ("said", "counts", "sentence"),
    [
        (
            {"key": None, "recursive": True, "limited": "depth"},
            {"children": 2, "cutoffs": 1},
            "8 0 6 5 4 7 2 3 1 is expanded, depth = 0: 2 children so far, 1 cut off at the limit.",
        ),
        (
            {"key": None, "recursive": True, "limited": "depth"},
            {"children": 1, "cutoffs": 1, "above": 2, "cutoffsAbove": 1},
            (
                "8 0 6 5 4 7 2 3 1 is expanded, depth = 0: 1 child, cut off at the limit;"
                " then back up the path, 2 more children, 1 cut off at the limit."
            ),
        ),
        (
            {"key": None, "recursive": True, "limited": "f"},
            {"children": 2, "cutoffs": 2},
            "8 0 6 5 4 7 2 3 1 is expanded, f = 21: 2 children, all cut off because f > 23.",
        ),
    ],
)
def test_a_step_of_a_recursion_says_whose_children_it_counts(said, counts, sentence):
    """Those of the expanded node, as yet; and those that were made after the return from it. IDA* is limited by f."""
    assert steps.expanded(ENTRY, traits(**said), summary(**counts), SimpleNamespace(limit=23)) == sentence


def test_after_a_return_the_sentence_names_the_node_that_goes_on():
    """Not “1 more child above it”: the parent, and its next child."""
    said = traits(key=None, recursive=True, limited="depth", states={"kind": "text"})
    zerind, timisoara, arad = ({"label": name, "depth": 1} for name in ("Zerind", "Timisoara", "Arad"))
    counts = summary(children=4, cutoffs=4, above=1)
    assert steps.expanded(zerind, said, counts, SimpleNamespace(limit=2), (), (timisoara, arad)) == (
        "Zerind is expanded, depth = 1: 4 children, all cut off at the limit;"
        " then back to Arad, whose next child is Timisoara."
    )
    boards = ENTRY | {"label": "8 6 0 5 4 7 2 3 1", "depth": 3}, ENTRY | {"depth": 2}
    drawn = traits(key=None, recursive=True, limited="depth")
    assert steps.expanded(ENTRY, drawn, counts, SimpleNamespace(limit=2), (), boards) == (
        "8 0 6 5 4 7 2 3 1 is expanded, depth = 0: 4 children, all cut off at the limit;"
        " then back to depth 2 for its next child."
    )


def test_where_an_iteration_begins_its_limit_is_said():
    """The root is expanded again. A drawn state stays at the beginning of its sentence."""
    said, again = traits(key=None, recursive=True, limited="f"), SimpleNamespace(limit=23, expanded=2)
    begins, text = "A new iteration begins: f-limit 23.", f"{ENTRY['label']} is expanded, f = 21: 1 child so far."
    counts = summary(children=1, stale=0)
    assert steps.step(ENTRY, said, counts, again) == f"{text} {begins}"
    assert steps.step(ENTRY, said | {"states": {"kind": "text"}}, counts, again) == f"{begins} {text}"
    assert begins not in steps.step(ENTRY, said, counts, SimpleNamespace(limit=23, expanded=1))
    assert begins not in steps.step(ENTRY | {"depth": 1}, said, counts, again)


def test_a_word_is_explained_when_it_is_first_met():
    """If there is room for it; its reason is the same for every later node."""
    said, limit = traits(), SimpleNamespace(limit=None)
    counts = summary(children=3, duplicates=1, superseded=1, stale=2)
    told = steps.NOTHING | {"first": ["duplicate", "superseded"]}
    assert steps.expanded(ENTRY, said, counts, limit, (), None, told) == (
        "8 0 6 5 4 7 2 3 1 is expanded, f = 21: 3 children, 1 discarded (already reached);"
        " 1 older entry is superseded (better path found)."
    )
    told = steps.NOTHING | {"first": ["stale"]}
    assert steps.step(ENTRY, said, summary(children=3, stale=1), limit, (), None, told) == (
        "8 0 6 5 4 7 2 3 1 is expanded, f = 21: 3 children. Before it, 1 stale entry is discarded"
        " (another path to its state is no worse)."
    )
    told = steps.NOTHING | {"first": ["stale", "duplicate"]}
    assert steps.step(ENTRY, said, counts, limit, (), None, told).endswith("2 stale entries are discarded.")


def test_a_few_children_with_names_are_named():
    """Those that enter the frontier, and those that do not."""
    fagaras, bucharest, sibiu = (
        {"label": name, "priority": f, "f": f, "status": status}
        for name, f, status in (("Fagaras", 415, ""), ("Bucharest", 450, "frontier"), ("Sibiu", 591, "duplicate"))
    )
    limit = SimpleNamespace(limit=None)
    one = steps.expanded(fagaras, traits(), summary(children=2, duplicates=1), limit, (bucharest, sibiu))
    assert one == "Fagaras is expanded, f = 415. Bucharest enters the frontier with f = 450; Sibiu is discarded."
    none = steps.expanded(fagaras, traits(), summary(children=1, duplicates=1), limit, (sibiu,))
    assert none == "Fagaras is expanded, f = 415. No child enters the frontier; Sibiu is discarded."
    two = steps.expanded(fagaras, traits(), summary(children=2, superseded=1), limit, (bucharest, bucharest))
    assert two == (
        "Fagaras is expanded, f = 415. Bucharest, Bucharest enter the frontier; 1 older entry is superseded."
    )
    goal = bucharest | {"status": "goal"}
    found = steps.expanded(fagaras, traits(), summary(children=2, duplicates=1, found=9), limit, (sibiu, goal))
    assert found == "Fagaras is expanded, f = 415. Bucharest is the goal; Sibiu is discarded."
    cut = steps.expanded(fagaras, traits(), summary(children=1, cutoffs=1), limit, (sibiu,))
    assert cut == "Fagaras is expanded, f = 415: 1 child, cut off at the limit."
    assert steps.can_name(traits(states={"kind": "text"}), summary(children=4))
    assert not steps.can_name(traits(states={"kind": "text"}), summary(children=5))
    assert not steps.can_name(traits(), summary(children=1))


def test_the_goal_is_said_with_its_path():
    """Names of the states where they have some and there is room; roads are not moves."""
    found, named = {"outcome": "solution", "cost": 418}, traits(states={"kind": "text"})
    path = ["Arad", "Sibiu", "Rimnicu Vilcea", "Pitesti", "Bucharest"]
    assert steps.outcome(found | {"path": range(5)}, 5, named, path) == (
        "Goal found after 5 expansions: Arad – Sibiu – Rimnicu Vilcea – Pitesti – Bucharest, cost 418."
    )
    assert steps.outcome(found | {"path": range(15)}, 9, named, path * 3) == (
        "Goal found after 9 expansions: Arad to Bucharest, 14 steps, cost 418."
    )
    many = found | {"path": range(31), "actions": ["u"] * 30, "cost": 30}
    assert steps.outcome(many, 1, traits()) == "Goal found after 1 expansion: 30 moves, cost 30."
    numbered = found | {"path": range(3), "actions": [0, 2], "cost": 2}  # pillars are named by their numbers
    assert steps.outcome(numbered, 4, traits()) == "Goal found after 4 expansions: 0, 2. 2 moves, cost 2."
    assert steps.outcome(found | {"path": [0], "cost": 0}, 0, named, path[:1]) == (
        "Goal found after 0 expansions: 0 moves, cost 0."
    )


def test_a_recursion_has_calls_or_successors_and_no_frontier():
    """In the list's name, in what a node's status is called, and at the root."""
    recursive, rbfs = traits(recursive=True), traits(kinds=["generate", "forget"])
    assert [words.list_name(each) for each in (traits(), recursive, rbfs)] == ["frontier", "calls", "successors"]
    said = [words.status("frontier", each) for each in (traits(), recursive, rbfs)]
    assert said == ["in the frontier", "its call is open", "successor in an open call"]
    root = ENTRY | {"parent": -1}
    for each in (recursive, rbfs):
        assert steps.event("generate", root, each, None) == "8 0 6 5 4 7 2 3 1, the initial state, is called first."
        assert "frontier" not in steps.event("generate", ENTRY, each, None)
        assert "frontier" not in steps.outcome({"outcome": "failure"}, 3, each)


def test_a_search_from_both_ends_says_from_which_one_it_came():
    """The same state may be reached from both."""
    entry = ENTRY | {"side": "backward"}
    assert steps.event("generate", entry, traits(key="g"), None) == (
        "8 0 6 5 4 7 2 3 1 (from the goal) is generated, g = 0, and enters the frontier."
    )


def test_the_events_of_a_recursion_know_no_frontier():
    """What the panel shows there are calls; a node beyond the bound on f is cut off by it."""
    recursive = traits(key=None, recursive=True, limited="f")
    assert "frontier" not in steps.event("generate", ENTRY, recursive, 23) + steps.event("expand", ENTRY, recursive, 23)
    assert (
        steps.event("cutoff", ENTRY, recursive, 20) == "8 0 6 5 4 7 2 3 1 is cut off: f = 21 is above the f-limit 20."
    )


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
            {"outcome": "solution", "path": [0, 1, 2], "cost": 2, "actions": ["u", "u"]},
            "Goal found after 1,200 expansions: up, up. 2 moves, cost 2.",
        ),
        (
            {"outcome": "failure"},
            "Failure after 1,200 expansions: the frontier is empty, so the goal cannot be reached.",
        ),
        (
            {"outcome": "cutoff"},
            "Cutoff after 1,200 expansions: the depth limit stopped the search. A deeper solution may exist.",
        ),
        ({"outcome": "budget"}, "Out of budget after 1,200 expansions: the search was stopped before its end."),
    ],
)
def test_each_outcome_says_what_it_means(result, sentence):
    """Four outcomes, four sentences."""
    assert steps.outcome(result, 1200, traits()) == sentence


@pytest.mark.parametrize(("rate", "text"), [(0.5, "1 in 2 s"), (60, "60/s")])
def test_a_speed_is_said_in_words(rate, text):
    """From one expansion in two seconds to sixty in one."""
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
    """The text gives the place's kind, whether it is the start or goal, and its status."""
    assert words.cursor(place) == sentence


def test_the_frontier_of_a_program_says_whose_it_is():
    """The title says whether the program's own containers were observed or the frontier is inferred."""
    assert "own containers, in the order" in words.frontier_note({"frontier": "observed"})
    assert "could not be observed" in words.frontier_note({"frontier": "inferred"})
