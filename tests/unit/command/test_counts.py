"""Which number is right: published counts are explained by rules that are found by searching, and others are not."""

import json

import pytest

from bench.oracles.counts import figures
from searchlight.counting_rules import explaining as counts
from searchlight.counting_rules.command import candidates, in_other_orders
from searchlight.counting_rules.explaining import explain
from searchlight.counting_rules.explanation import Explanation, Match
from searchlight.counting_rules.readings import rules_for
from searchlight.tracing.explain.variants import textbook_variant
from tests.unit.command.running import searchlight

BOARD = {"problem": "two-blank-puzzle", "start": "4,3,0,5,1,6,7,2,0"}


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


def test_textbook_searches_are_found_by_their_numbers() -> None:
    """Of searches that share no code with the solver's; and none is named that gives others."""
    assert [(figure.wrong, figure.tried >= 40) for figure in figures(200, 5)] == [(0, True)] * 2


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
