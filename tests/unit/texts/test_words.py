"""The page's sentences, as a reader sees and hears them."""

import re
from types import SimpleNamespace

import pytest

from page.text import steps, words
from searchlight.texts import texts as solver_texts

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
    none = dict.fromkeys(("cycles", "above", "cutoffsAbove", "superseded", "forgotten", "stale"), 0)
    return SimpleNamespace(**none | counts)


def node(name, f, status="frontier", **more):
    """An entry of the table."""
    of = {"label": name, "g": f, "h": f, "f": f, "priority": f, "depth": 1, "parent": 7, "row": 9, "status": status}
    return of | more


def said(of, children=(), entry=ENTRY, counts=None, told=None, limit=None, iteration=0, expanded=9, **room):
    """What the page says of an expansion. `children`: their entries."""
    nothing = dict.fromkeys(("better", "caller", "limit", "joined")) | {"by": "", "cycle": -1}
    lists = {name: [] for name in ("above", "older", "stale", "met", "returned", "results")}
    number = {"children": len(children)} | (counts or {})
    stats = SimpleNamespace(limit=limit, iteration=iteration, expanded=expanded, generated=3 * expanded)
    told = nothing | lists | {"children": children} | (told or {})
    text = steps.step(entry, of, summary(**number), stats, told, **room)
    assert not re.search(r"[0-9]; [0-9]|= [0-9]+[.] [0-9]", text.replace("\u00a0", " ")), "it reads as one number"
    return text.replace("\u00a0", " ")  # between a name and its value, and between values


BOARD = "8 0 6 5 4 7 2 3 1 is expanded, f = 21."
CALLED = {"key": None, "recursive": True, "limited": "f"}


def moved(action, f, status="frontier"):
    """A child, with the move that leads to it."""
    return node("", f, status, action=action)


LAZY, STALE = {"stale_when": "visited"}, node("", 9, "stale")  # visits are checked only on removal
ON_PATH = "the only child is discarded (already on the path)."
OPEN, LOST, CUT = node("", 23), node("", 23, "duplicate"), node("", 25, "cutoff")
BACK = {"limit": 24, "entry": ENTRY | {"depth": 4}}


@pytest.mark.parametrize(
    ("of", "children", "more", "sentence"),
    [
        ({}, [OPEN, OPEN, LOST], {}, "Two children enter with f = 23; the other child is discarded (already reached)."),
        ({}, [OPEN, node("", 21)], {}, "One child enters the frontier with f = 21, one with 23."),
        ({}, [LOST, LOST], {}, "No child enters the frontier; both are discarded (already reached)."),
        ({}, [LOST], {"counts": {"cycles": 1}}, "No child enters the frontier; " + ON_PATH),
        ({}, [], {}, "It has no children."),
        ({}, [node("", 0, "goal"), OPEN], {}, "A child is the goal; another enters the frontier with f = 23."),
        (
            {},
            [OPEN],
            {"told": {"older": [LOST]}},
            "The only child enters with f = 23; an older entry is now stale (better path found).",
        ),
        (LAZY, [STALE], {}, "Only 1 stale entry enters the frontier (already visited)."),
        (
            LAZY,
            [OPEN, STALE],
            {},
            "One child enters the frontier with f = 23; one stale entry enters (already visited).",
        ),
        (CALLED, [CUT, OPEN], {"limit": 24}, "A child is called next, f = 23; another is cut off because f > 24."),
        (CALLED, [CUT, CUT], {"limit": 24}, "Both children are cut off because f > 24."),
        (
            CALLED,
            [CUT],
            {"limit": 24, "counts": {"above": 2, "cutoffsAbove": 1}},
            "The only child is cut off because f > 24; then back up the path: one is cut off; a child is called next.",
        ),
        (
            CALLED,
            [CUT],
            BACK | {"counts": {"above": 1}, "told": {"above": [OPEN], "caller": node("", 20, depth=3)}},
            "The only child is cut off because f > 24; depth 4 returns, depth 3 calls its next child.",
        ),
        (
            CALLED,
            [CUT],
            BACK | {"counts": {"above": 1, "cutoffsAbove": 1}, "told": {"above": [CUT], "caller": node("", 20)}},
            "The only child is cut off because f > 24; depths 4 to 2 return, depth 1 goes on: one is cut off.",
        ),
        (
            {},
            [moved("up", 23), moved("left", 23), moved("down", 23, "duplicate")],
            {},
            "Up and left enter the frontier with f = 23; down is discarded (already reached).",
        ),
        (
            {},
            [moved("up", 21), moved("left", 23), moved("right", 23), moved("down", 25)],
            {},
            "Up enters the frontier with f = 21, left and right with 23, down with 25.",
        ),
        (
            {},
            [moved("3 right", 7), moved("6 down", 9), moved("2 right", 9)],
            {},
            "Tile 3 right enters the frontier with f = 7, tiles 6 down and 2 right with 9.",
        ),
        (
            {},
            [moved(f"{tile} up", 9 if tile else 7) for tile in range(5)] + [moved("3 left", 9, "duplicate")],
            {},
            "One child enters with f = 7, four with 9; tile 3 left is discarded (already reached).",
        ),
        ({}, [moved("up", 23)] * 5, {}, "All five children enter the frontier with f = 23."),
        ({}, [moved("up", 0, "goal"), moved("left", 23)], {}, "Up is the goal; left enters the frontier with f = 23."),
        (
            {"states": {"kind": "ring"}},
            [moved(f"switch {at}", 3, "duplicate" if at in (1, 3) else "frontier") for at in range(8)],
            {},
            "Six children enter with f = 3; switch 1 and 3 are discarded (already reached).",
        ),
        (
            {"states": {"kind": "ring"}},
            [moved(f"switch {at}", 4, "duplicate" if at % 2 else "frontier") for at in range(8)],
            {},  # the reason matters more than the names
            "Switch 0, 2, 4 and 6 enter with f = 4; the other four are discarded (already reached).",
        ),
        (
            LAZY,
            [moved("up", 9), moved("down", 9, "stale")],
            {},
            "Up enters the frontier with f = 9; down enters stale (already visited).",
        ),
        (
            {"key": None, "states": {"kind": "banks"}},
            [moved("MC back", 2), moved("M back", 2, "duplicate")],
            {"entry": ENTRY | {"label": "3,3,1"}},
            "MC back enters; M back is discarded (already reached).",  # a wide picture leaves less room
        ),
        (
            {},
            [OPEN],
            {"counts": {"forgotten": 1}},
            "The only child enters the frontier with f = 23; one node is forgotten.",
        ),
    ],
)
def test_a_step_between_drawn_states_is_said_in_numbers(of, children, more, sentence):
    """What came of how many children, with their values and the reason, and whose children they are."""
    text = said(traits(**of), children, **more)
    assert re.sub(r"^\d[\d, ]*\d is expanded, (f = 21|depth = 0)\.", "", text) == f" {sentence}"


def test_a_few_nodes_with_names_are_named_with_their_values():
    """Those that enter the frontier, and those that do not; the older entry that a child supersedes; the next call."""
    named, pitesti = traits(states={"kind": "text"}), node("Pitesti", 417)
    bucharest, craiova, vilcea = node("Bucharest", 418), node("Craiova", 526), node("Rimnicu Vilcea", 607, "duplicate")
    older, reached = {"older": [node("Bucharest", 450, "superseded")]}, node("Craiova", 526, "duplicate", reached=366)
    vilcea["reached"] = 220
    for children, told, sentence in (
        ([bucharest, craiova], {}, "Bucharest 418 and Craiova 526 enter the frontier."),
        (
            [bucharest, vilcea],
            {},
            "Bucharest enters the frontier with f = 418; Rimnicu Vilcea (g 607 ≥ 220) is discarded.",
        ),
        (
            [bucharest, reached, vilcea],
            older,
            (
                "Bucharest 418 makes Bucharest 450 stale; "
                "Craiova (g 526 ≥ 366) and Rimnicu Vilcea (g 607 ≥ 220) are discarded."
            ),
        ),
        ([bucharest | {"status": "goal"}], {}, "Bucharest is the goal."),
    ):
        assert said(named, children, pitesti, told=told) == f"Pitesti is expanded, f = 417. {sentence}"
    late = said(named | LAZY, [bucharest, vilcea | {"status": "stale"}], pitesti)
    assert late.endswith("418; Rimnicu Vilcea enters stale (already visited).")
    short = said(named, [bucharest, craiova, vilcea], pitesti, most=steps.ONE_LINE)  # in a comparison
    assert short == "Pitesti is expanded, f = 417. Bucharest 418 and Craiova 526 enter; the other is discarded."
    many = said(named, [bucharest] * 5, pitesti)
    assert many == "Pitesti is expanded, f = 417. All five children enter the frontier with f = 418."
    back = {"above": [node("Oradea", 671, "cutoff"), node("Zerind", 449)], "caller": node("Sibiu", 393)}
    counts = {"above": 2, "cutoffsAbove": 1}
    cut = [craiova | {"status": "cutoff"}]
    assert said(named | CALLED, cut, pitesti, counts, back, 420) == (
        "Pitesti is expanded, f = 417. Craiova 526 is cut off because f > 420; then back at Sibiu: Oradea 671 is cut"
        " off; Zerind is called next, f = 449."
    )


def test_a_name_has_no_depth_and_a_first_child_is_not_the_only_one():
    """A depth behind a name reads like a second state; a recursion makes its children one at a time."""
    named, arad = traits(key=None, states={"kind": "text"}), node("Arad", 2, "duplicate", reached=0)
    text = said(named, [node("Lugoj", 2), arad], node("Timisoara", 1))
    assert text.endswith("Lugoj enters the frontier with depth = 1; Arad is discarded (already reached).")
    text = said(named | CALLED, [node("Sibiu", 393)], node("Arad", 366))
    assert text.endswith("Its first child Sibiu is called next, f = 393; any other is generated when it returns.")
    text = said(named | CALLED, [node("Sibiu", 393)], node("Arad", 366), told={"cycle": 0})
    assert text.startswith("Arad is expanded, f = 366 (a cycle: the state of depth 0).")


def test_every_meeting_of_two_searches_is_said_and_whether_they_stop():
    """With both parts of the lowest cost, and of others if there is room; of the children only those discarded."""
    named = traits(key="g", states={"kind": "text"})
    met = [(node("Fagaras", 239), node("Fagaras", 211)), (node("Rimnicu Vilcea", 220), node("Rimnicu Vilcea", 198))]
    joined = {"forward": 146, "backward": 183, "cost": 418, "stops": False, "empty": False}
    children, sibiu = [met[0][0], met[1][0]], node("Sibiu", 140, side="forward")
    back = [node("Arad", 280, "duplicate", reached=0), node("Oradea", 291, "duplicate", reached=146)]
    assert said(named, [*children, *back], sibiu, told={"met": met, "joined": joined}) == (
        "Sibiu (from start) is expanded. Arad and Oradea are discarded. Meetings: Fagaras (450), Rimnicu Vilcea"
        " (220 + 198 = 418). Go on: 146+183 < 418."
    )
    assert said(named, children, sibiu, told={"met": met, "joined": joined}) == (
        "Sibiu (from start) is expanded. The sides meet: Fagaras (239 + 211 = 450), Rimnicu Vilcea (220 + 198 = 418)."
        " Go on: lowest g 146 + 183 < 418."
    )
    lost = [node("Sibiu", 297, "duplicate", reached=140), node("Zerind", 217, "duplicate", reached=75)]
    assert said(named, lost, node("Oradea", 146, side="forward"), told={"joined": joined}) == (
        "Oradea (from start) is expanded, g = 146. Sibiu (g 297 ≥ 140) and Zerind (g 217 ≥ 75) are discarded. Go on:"
        " lowest g 146 + 183 < 418."
    )
    joined |= {"forward": 235, "stops": True}
    stops = said(named, [], sibiu, told={"joined": joined})
    assert stops.endswith("Stop: new paths cost at least 235 + 183 ≥ 418, so none is better.")


def test_where_an_iteration_begins_its_limit_is_said():
    """The root is expanded again. A drawn state stays at the beginning of its sentence."""
    drawn, begins = traits(**CALLED), "A new iteration begins: f-limit 23."
    text = f"{BOARD} A child is called next, f = 23."
    assert said(drawn, [OPEN], limit=23, iteration=1) == f"{text} {begins}"
    assert said(drawn | {"states": {"kind": "text"}}, [OPEN], limit=23, iteration=1).startswith(begins)
    assert begins not in said(drawn, [OPEN], limit=23)
    assert begins not in said(drawn, [OPEN], ENTRY | {"depth": 1}, limit=23, iteration=1)


def test_stale_entries_are_told_before_or_after_the_expansion():
    """In names, before it, with the node because of which one is stale; of drawn states, only how many."""
    stale, counts = [node("Arad", 236, parent=1)], {"stale": 1}
    named, better = traits(key="g", states={"kind": "text"}), node("Arad", 0, expandedAt=1)
    told = {"stale": stale, "better": better}
    assert said(named, [], node("Sibiu", 300), counts, told).startswith(
        "Arad, g = 236, is stale and discarded: it was expanded with g = 0. Sibiu is expanded"
    )
    assert said(traits(), counts=counts, told=told).endswith(" Before it, 1 stale entry is discarded.")
    children = [moved("left", 25), moved("up", 25), moved("down", 9, "duplicate")]
    assert said(traits(), children).endswith(
        "Left and up enter the frontier with f = 25; down is discarded (already reached)."
    )
    text = said(traits(), children, expanded=12345)  # larger numbers beside the sentence leave less room
    assert text.endswith("Left and up enter with f = 25; down is discarded (already reached).")


def test_pillars_are_switched():
    """A number alone reads as one of the children, or as a value."""
    assert words.traits({"states": {"kind": "ring", "cells": 2}})["actions"] == {"0": "switch 0", "1": "switch 1"}


def test_moves_of_two_blanks_are_named_after_tiles():
    """Those of one blank are named after its way; the problems have the same kind of states."""
    one, two = (words.rule(problem, traits()) for problem in ("eight-puzzle", "two-blank-puzzle"))
    assert one == "Each move is named after the way the blank goes."
    assert two == "Each move is named after a tile and the way it goes."
    assert words.rule("own:tiles", traits()) == ""


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
    some = found | {"path": range(8), "actions": ["empty A"] * 7, "cost": 7}  # more than two lines hold
    assert steps.outcome(some, 12345, traits()) == "Goal found after 12,345 expansions: 7 moves, cost 7."
    numbered = found | {"path": range(3), "actions": [0, 2], "cost": 2}
    assert steps.outcome(numbered, 4, traits()) == "Goal found after 4 expansions: 0, 2, in 2 moves, cost 2."
    assert steps.outcome(found | {"path": [0], "cost": 0}, 0, named, path[:1]) == (
        "Goal found after 0 expansions: 0 moves, cost 0."
    )
    costlier = many | {"lowest_cost": 26}  # which is not said in the one line of a comparison
    assert steps.outcome(costlier, 9, traits()).endswith(": 30 moves, cost 30. The lowest cost is 26.")
    assert steps.outcome(costlier, 9, traits(), most=steps.ONE_LINE).endswith(": 30 moves, cost 30.")


def test_stale_entries_that_were_removed_before_the_goal_are_told():
    """As those before an expansion are; without room, nothing of them."""
    named, found = traits(key="g", states={"kind": "text"}), "Goal found after 2 expansions: S – A – G, cost 5."
    told = {"stale": [node("S", 2)], "better": node("S", 0, expandedAt=1), "returned": []}
    before = steps.preceded(found, named, summary(stale=1), told).replace("\u00a0", " ")
    assert before == f"S, g = 2, is stale and discarded: it was expanded with g = 0. {found}"
    assert steps.preceded(found, traits(key="g"), summary(stale=1), told) == (
        f"{found} Before it, 1 stale entry is discarded."
    )
    assert steps.preceded(found * 3, named, summary(stale=1), told) == found * 3


def test_a_recursion_has_calls_or_successors_and_no_frontier():
    """In the list's name, in what a node's status is called, and at the root."""
    recursive, rbfs = traits(recursive=True), traits(kinds=["generate", "forget"])
    assert [words.list_name(each) for each in (traits(), recursive, rbfs)] == ["frontier", "calls", "successors"]
    said = [words.status("frontier", each) for each in (traits(), recursive, rbfs)]
    assert said == ["in the frontier", "not called yet", "successor in an open call"]
    assert [words.status("expanded", each) for each in (traits(), recursive)] == ["expanded", "open call"]
    root = ENTRY | {"parent": -1}
    for each in (recursive, rbfs):
        assert steps.event("generate", root, each, None) == "8 0 6 5 4 7 2 3 1, the initial state, is called first."
        assert "frontier" not in steps.event("generate", ENTRY, each, None)
        assert "frontier" not in steps.outcome({"outcome": "failure"}, 3, each)


@pytest.mark.parametrize(
    ("result", "sentence"),
    [
        (
            {"outcome": "solution", "path": [0, 1, 2], "cost": 2, "actions": ["u", "u"]},
            "Goal found after 1,200 expansions: up, up, in 2 moves, cost 2.",
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


ROUNDED = {"en": "rounded up", "de": "aufgerundet", "es": "por exceso", "pt-BR": "por excesso"}


@pytest.mark.parametrize("code", ROUNDED)
def test_a_heuristic_says_that_it_is_rounded(code):
    """As h = 2 is no third of four pillars; wherever it is named in short."""
    assert ROUNDED[code] in solver_texts(code).messages["note.pillars-off"]
