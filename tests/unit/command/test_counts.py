"""Which number is right: published counts are explained by rules that are found by searching, and others are not."""

import json

import pytest

from bench.oracles.counts import figures
from searchlight.counting_rules import explaining as counts
from searchlight.counting_rules.command import candidates, in_other_orders
from searchlight.counting_rules.explaining import explain
from searchlight.counting_rules.explanation import Explanation, Match
from searchlight.counting_rules.readings import READINGS, rules_for
from searchlight.texts import texts
from searchlight.tracing.explain.rules import BOOK
from searchlight.tracing.explain.variants import Variant, choices, textbook_variant
from tests.unit.command.running import searchlight

BOARD = {"problem": "two-blank-puzzle", "start": "4,3,0,5,1,6,7,2,0"}

# The road map of a second course: its specification says of Bremen to Kassel that 12 nodes are popped, 6 expanded and
# 20 generated; programs that students handed in print 8, 6 and 13.
ROADS = """Luebeck Hamburg 63, Hamburg Bremen 116, Hamburg Hannover 153, Hamburg Berlin 291, Bremen Hannover 132,
Bremen Dortmund 234, Hannover Magdeburg 148, Hannover Kassel 165, Magdeburg Berlin 166, Berlin Dresden 204,
Dresden Leipzig 119, Leipzig Magdeburg 125, Dortmund Duesseldorf 69, Kassel Frankfurt 185, Frankfurt Dortmund 221,
Frankfurt Nuremberg 222, Leipzig Nuremberg 263, Dortmund Saarbruecken 350, Saarbruecken Frankfurt 177,
Saarbruecken Karlsruhe 143, Karlsruhe Stuttgart 71, Stuttgart Frankfurt 200, Stuttgart Munich 215,
Stuttgart Nuremberg 207, Nuremberg Munich 171, Manchester Birmingham 84, Birmingham Bristol 85, Birmingham London 117"""


def road_map() -> dict[str, str]:
    edges: dict[str, dict[str, int]] = {}
    for road in ROADS.split(","):
        one, other, length = road.split()
        edges.setdefault(one, {})[other] = edges.setdefault(other, {})[one] = int(length)
    return {"problem": "graph", "graph": json.dumps({"edges": edges}), "goal": "Kassel"}


def explained(given: dict[str, str], **wanted: int) -> Explanation:
    setups, complaints = candidates(given)
    assert not complaints
    return explain(setups, wanted)


def matches(given: dict[str, str], **wanted: int) -> list[Match]:
    return list(explained(given, **wanted).matches)


@pytest.mark.parametrize(("length", "rules"), [(163, ("tie=state", "repeats=visited-refused")), (72, ("tie=state",))])
def test_both_published_queue_lengths_of_one_board(length: int, rules: tuple[str, ...]) -> None:
    """163 comes from a search that keeps no best node of a state, 72 from the textbook's A*.

    No other way that is tried gives either of them, whatever the algorithm.
    """
    assert matches({**BOARD, "algorithm": "astar"}, max_queue=length) == [Match("astar", "manhattan", rules)]


def test_a_number_that_nothing_gives() -> None:
    """One entry more is explained by no rule."""
    assert matches({**BOARD, "algorithm": "astar"}, max_queue=164) == []


def test_a_specification_and_its_students_programs() -> None:
    """Both search by cost: the one counts the start and lets every child in, the others refuse visited states."""
    found = matches({**road_map(), "start": "Bremen"}, popped=12, expanded=6, generated=20)
    assert found == [Match("uniform-cost", None, ("generated=start-counted",))]
    found = matches({**road_map(), "start": "Bremen"}, popped=8, expanded=6, generated=13)
    assert found[0] == Match("uniform-cost", None, ("repeats=visited-both", "generated=entered-only"))


def test_the_same_rules_for_a_search_that_fails() -> None:
    """From London no road leads to Kassel: the specification says 7, 4 and 7."""
    found = matches({**road_map(), "start": "London"}, popped=7, expanded=4, generated=7)
    assert Match("uniform-cost", None, ("generated=start-counted",)) in found


def test_the_implicit_graph_counts_removed_paths() -> None:
    """220 paths were taken off the queue."""
    board = {"problem": "eight-puzzle", "start": "1,2,5,6,3,8,0,4,7"}
    assert Match("breadth-first-paths", None, ()) in matches(board, popped=220)


def test_iterations_can_be_counted_together_or_the_last_alone() -> None:
    """Romania, three roads deep: 9 expansions are the book's count, 4 of them were made with the last limit."""
    given = {"problem": "graph", "algorithm": "iterative-deepening"}
    assert matches(given, expanded=9, generated=21)[0] == Match("iterative-deepening", None, ())
    assert matches(given, expanded=4, generated=7)[0] == Match("iterative-deepening", None, ("iterations=last",))


# Nodes expanded, and the largest queue, that the README of a homework publishes (sachin1092/8-Puzzle on GitHub).
NEAR, FARTHER = "1,2,3,4,0,6,7,5,8", "1,6,2,4,3,8,7,0,5"
PUBLISHED = [
    (NEAR, "uniform-cost", "zero", 9, 8), (NEAR, "astar", "misplaced", 3, 5), (NEAR, "astar", "manhattan", 3, 5),
    (FARTHER, "uniform-cost", "zero", 498, 311), (FARTHER, "astar", "misplaced", 32, 27),
    ("2,1,3,4,7,6,5,8,0", "astar", "misplaced", 1755, 1137),
]  # fmt: skip
LIKE_OTHERS = ("repeats=visited-refused", "expanded=goal-counted")


@pytest.mark.parametrize(("start", "algorithm", "heuristic", "expanded", "longest"), PUBLISHED)
def test_a_published_pair_has_the_moves_up_down_left_right(
    start: str, algorithm: str, heuristic: str, expanded: int, longest: int
) -> None:
    """First in, first out; children of expanded states stay out, and the goal counts: the same for all six."""
    given = {
        "problem": "eight-puzzle", "start": start, "goal": "1,2,3,4,5,6,7,8,0", "algorithm": algorithm,
        "heuristic": heuristic, "order": "UDLR",
    }  # fmt: skip
    setups, complaints = candidates(given)
    assert not complaints
    variant = textbook_variant(setups[0]).but(repeats="visited-refused")
    counted, ending = counts._count(setups[0], variant, {"expanded": expanded, "max_queue": longest}, 10**6)
    assert ending is counts.Ending.OVER
    assert rules_for(counted, {"expanded": expanded, "max_queue": longest}) == ("expanded=goal-counted",)
    if expanded < 1000:  # the other ones take seconds
        assert explained(given, expanded=expanded, max_queue=longest).matches


def test_the_order_of_the_moves_is_found() -> None:
    """It is asked for only if nothing simpler gives the numbers, and it is no guess if it was given."""
    given = {"problem": "eight-puzzle", "start": FARTHER, "goal": "1,2,3,4,5,6,7,8,0", "algorithm": "uniform-cost"}
    setups, _ = candidates(given)
    wanted = {"expanded": 498, "max_queue": 311}
    answer = explain(setups, wanted, other_orders=lambda: in_other_orders(setups, given))
    assert [list(match.rules) for match in answer.shown] == [["moves=UDLR", *LIKE_OTHERS]]
    assert "the moves of the blank are tried in the order up, down, left, right" in str(answer.shown[0].message)
    assert answer.tried.orders
    other = explained({**given, "order": "ULRD"}, expanded=498, max_queue=311)
    assert (other.matches, other.tried.orders) == ((), False)
    assert not explained({**BOARD, "algorithm": "astar"}, max_queue=164).tried.orders


def test_an_explanation_says_what_was_tried() -> None:
    """Algorithms, heuristic, how many rules were changed and which ways of counting; and that it may not be alone."""
    found = explained({**BOARD, "algorithm": "astar"}, max_queue=163)
    tried = found.tried.as_plain_data()
    assert tried["algorithms"] == ["astar"]
    assert (tried["heuristic"], tried["changed_rules"], tried["only_textbook"]) == ("manhattan", 2, False)
    assert tried["readings"] == {"max_queue": ["textbook", "before-taking", "after-taking", "replaced"]}
    said = found.as_plain_data()["text"]
    assert "Tried: 72 searches with 1 algorithm (A*)." in said
    assert "Rules: those of the textbook with at most 2 changes." in said
    assert said.endswith("Other combinations may give the same counts, so a match does not prove how a program works.")
    nothing = explained({**BOARD, "algorithm": "astar"}, max_queue=164)
    assert nothing.tried.changed == 3
    assert "Other combinations may" not in nothing.as_plain_data()["text"]


def test_large_numbers_are_explained_by_the_first_ways_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """If the textbook gives the numbers, no other rules are tried, and the answer says so."""
    given = {"problem": "graph", "algorithm": "depth-first"}
    thorough = explained(given, expanded=11)
    assert not thorough.tried.stopped
    assert len(thorough.matches) + thorough.others > 1
    monkeypatch.setattr(counts, "LARGE", 4)
    large = explained(given, expanded=11)
    assert large.matches[0] == Match("depth-first", None, ())
    tried = large.tried.as_plain_data()
    assert (tried["stopped_early"], tried["only_textbook"], tried["changed_rules"]) == (True, True, 0)
    said = large.as_plain_data()["text"]
    assert "Rules: those of the textbook, unchanged." in said
    assert "no further rules are changed once a combination matches" in said
    assert "Other combinations may give the same counts" in said


def test_copies_of_backed_up_nodes_are_not_generated() -> None:
    """Recursive best-first search: the number that `solve` reports is the textbook's own."""
    given = {"problem": "graph", "algorithm": "rbfs"}
    generated = json.loads(searchlight("solve", "--problem", "graph", "--algorithm", "rbfs", "--json").stdout)[
        "generated"
    ]
    assert matches(given, generated=generated) == [Match("rbfs", "table", ())]


def test_textbook_searches_are_found_by_their_numbers() -> None:
    """Of searches that share no code with the solver's; and none is named that gives others."""
    assert [(figure.wrong, figure.tried >= 40) for figure in figures(200, 5)] == [(0, True)] * 2


def test_algorithms_without_rules_are_named() -> None:
    """They are tried as the textbook has them, and in no other way."""
    given = {"problem": "graph", "start": "Arad", "goal": "Bucharest"}
    tried = explained(given, expanded=10**4).tried
    assert {"ida-star", "rbfs", "bidirectional"} == set(tried.fixed)
    assert "Only in the textbook form: " in " ".join(map(str, tried.messages))
    with_a_queue = explained(given, max_queue=10**4).tried
    assert "ida-star" not in (*with_a_queue.fixed, *with_a_queue.varied)


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    """JSON and words; an empty list is no error; bad input is one line and status 2."""
    arguments = ["explain-count", "--problem", "two-blank-puzzle", "--start", BOARD["start"], "--algorithm", "astar"]
    done = searchlight(*arguments, "--max-queue", "163", "--json")
    (match,) = json.loads(done.stdout)["matches"]
    assert json.loads(done.stdout)["tried"]["searches"] == 72
    assert (done.returncode, match["algorithm"]) == (0, "astar")
    assert match["rules"] == ["tie=state", "repeats=visited-refused"]
    assert match["text"] in searchlight(*arguments, "--max-queue", "163").stdout
    assert json.loads(searchlight(*arguments, "--max-queue", "164", "--json").stdout)["matches"] == []
    for wrong in (["--max-queue", "many"], [], ["--expanded", "3", "--start", "1,2"]):
        done = searchlight(*arguments, *wrong)
        assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1), wrong


def test_every_rule_has_its_words_in_every_language() -> None:
    """Every decision and every meaning of a number has a text."""
    variants = [Variant(name, rules) for name, rules in BOOK.items()]
    decisions = {f"{field}={value}" for each in variants for field, values in choices(each).items() for value in values}
    meanings = {f"{name}={each.rule}" for name, readings in READINGS.items() for each in readings if each.rule}
    for rule in sorted(decisions | meanings | {"iterations=last"}):
        for code in ("en", "es"):
            assert rule in NEVER_SAID or texts(code).say("counts.rule." + rule.replace("=", "."), {}), rule


NEVER_SAID = {"children=given", "limits=zero", "depth=limit"}  # every algorithm of the book has these
