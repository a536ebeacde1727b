"""The problems of the catalog: their moves by hand, the order of their children, their states as text."""

from itertools import product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from searchlight.catalog import PROBLEMS
from searchlight.problem import AnyProblem
from searchlight.problems import missionaries, pillars
from searchlight.problems.hanoi import Hanoi
from searchlight.problems.missionaries import Missionaries
from searchlight.problems.pillars import Pillars
from searchlight.problems.two_blank import TwoBlankPuzzle
from searchlight.problems.walk import random_start
from searchlight.problems.water_jugs import WaterJugs
from tests.unit import truth
from tests.unit.each_case import each_case
from tests.unit.setups import setup_of
from tests.unit.spaces import neighbours


def problem(**options: object) -> AnyProblem:
    made = setup_of(options)
    return made.problem


def children(of: AnyProblem, state: object) -> list:
    return [of.result(state, action) for action in of.actions(state)]


@each_case("name", PROBLEMS)
def test_every_state_can_be_typed_as_it_is_shown(name: str) -> None:
    """Read back as the start, the text of a state on a random walk is that state; of cells there are numbers."""
    setup = setup_of({"problem": name})
    for seed in range(10):
        state = random_start(setup.problem, 3 * seed, seed)
        again = setup_of({"problem": name, "start": setup.as_text(state)})
        assert again.problem.initial == state
        assert setup.problem.plain(state) == again.problem.plain(state)
        described = setup.problem.describe(state)
        assert described["text"] == setup.as_text(state)
        assert len(described.get("cells", "")) == setup.problem.shape.get("cells", 0)


# -- two blanks --------------------------------------------------------------------------------------------------------


def test_two_blanks_have_the_successors_of_the_assignment() -> None:
    """In ascending order; the action says which tile goes where."""
    start = bytes([2, 5, 1, 4, 0, 6, 7, 0, 3])
    puzzle = TwoBlankPuzzle(start, bytes([1, 2, 3, 4, 5, 6, 7, 0, 0]), "manhattan")
    assert [list(child) for child in children(puzzle, start)] == [
        [2, 0, 1, 4, 5, 6, 7, 0, 3], [2, 5, 1, 0, 4, 6, 7, 0, 3], [2, 5, 1, 4, 0, 6, 0, 7, 3],
        [2, 5, 1, 4, 0, 6, 7, 3, 0], [2, 5, 1, 4, 6, 0, 7, 0, 3],
    ]  # fmt: skip
    assert list(puzzle.actions(start)) == ["5 down", "4 right", "7 right", "3 left", "6 left"]
    assert [puzzle.h(child) for child in children(puzzle, start)] == [5, 7, 7, 7, 7]
    assert puzzle.h(bytes([2, 5, 1, 4, 3, 6, 7, 0, 0])) == 6


@given(st.permutations([0, 0, 1, 2, 3, 4, 5, 6, 7]))
def test_two_blanks_move_as_the_rules_say(cells: list[int]) -> None:
    """Every tile beside a blank slides into it, and nothing else; ascending, none twice."""
    board = bytes(cells)
    found = children(TwoBlankPuzzle(board, board), board)
    assert found == sorted(set(neighbours(board)))


# -- fifteen tiles -----------------------------------------------------------------------------------------------------

KORF_79 = "0,1,9,7,11,13,5,3,14,12,4,2,8,6,10,15"


def test_korf_s_instance_79_is_estimated_as_published() -> None:
    """Manhattan gives 28 (Korf 1985, table 1); linear conflict no less, and at most the 42 moves that it takes."""
    manhattan, conflict = (
        problem(problem="fifteen-puzzle", start=KORF_79, heuristic=heuristic)
        for heuristic in ("manhattan", "linear-conflict")
    )
    assert manhattan.h(manhattan.initial) == 28
    assert 28 <= conflict.h(conflict.initial) <= 42


@given(st.permutations(range(16)))
def test_linear_conflict_counts_what_the_longest_rise_leaves_over(cells: list[int]) -> None:
    """In each row and column: its own tiles less the longest subsequence that stands in order, two moves for each."""
    goal = list(range(16))
    take_out = 0
    for line in [range(row, row + 4) for row in range(0, 16, 4)] + [range(column, 16, 4) for column in range(4)]:
        own = [goal.index(cells[at]) for at in line if cells[at] and goal.index(cells[at]) in line]
        take_out += len(own) - truth.longest_rise(own)
    manhattan, conflict = (
        problem(problem="fifteen-puzzle", heuristic=heuristic).h(bytes(cells))
        for heuristic in ("manhattan", "linear-conflict")
    )
    assert conflict == manhattan + 2 * take_out


@pytest.mark.parametrize("heuristic", PROBLEMS["fifteen-puzzle"].heuristics)
def test_no_move_of_the_fifteen_puzzle_changes_a_heuristic_by_more_than_one(heuristic: str) -> None:
    """All moves on 3,000 random boards and on a walk from the goal: so h, 0 there, is never too much."""
    puzzle = problem(problem="fifteen-puzzle", heuristic=heuristic)
    random = Random(79)
    boards = [bytes(random.sample(range(16), 16)) for _ in range(3_000)]
    walk = [random_start(puzzle, moves, moves) for moves in range(80)]
    assert all(puzzle.h(board) <= moves for moves, board in enumerate(walk))
    for board in (*boards, *walk):
        assert all(-1 <= puzzle.h(other) - puzzle.h(board) <= 1 for other in children(puzzle, board))


def test_small_spaces_can_be_drawn() -> None:
    """All states that can be reached, in different places; larger ones and more jugs cannot."""
    for options, states in (
        ({"problem": "missionaries"}, 16),
        ({"problem": "water-jugs"}, 16),
        ({"problem": "hanoi"}, 81),
    ):
        of = problem(**options)
        space = of.space
        assert len({tuple(place) for place in space["nodes"].values()}) == len(space["nodes"]) == states
        assert space["start"] in space["nodes"]
        reached = {of.text(state) for state in truth.costs_to_go(of)}
        assert set(space["nodes"]) == reached
    assert problem(problem="hanoi", start="54321,-,-").space is None
    assert problem(problem="water-jugs", jugs="5,3,2").space is None
    jugs = problem(problem="water-jugs").space
    assert (jugs["goal"], jugs["names"]) == (None, True)
    assert set(jugs["goals"]) == {name for name in jugs["nodes"] if "4" in name}
    towers = problem(problem="hanoi").space
    assert (towers["goals"], towers["names"]) == (["-,-,4321"], False)


# -- random starts -----------------------------------------------------------------------------------------------------


@each_case("name", PROBLEMS)
def test_a_random_start_can_be_made_again_and_solved(name: str) -> None:
    """The same seed, the same state; from it the goal can be reached."""
    setup = setup_of({"problem": name})
    starts = [random_start(setup.problem, 12, seed) for seed in (1, 1, 2, 3, 4)]
    assert starts[0] == starts[1]
    for start in starts:
        again = setup_of({"problem": name, "start": setup.as_text(start)})
        assert again.caveats == ()


# -- pillars -----------------------------------------------------------------------------------------------------------


def test_a_touch_switches_three_pillars() -> None:
    """The assignment's example; the first pillar's neighbours are the second and the last."""
    ring = Pillars(bytes(8), bytes([1] * 8), "pillars-off")
    assert list(ring.actions(bytes(8))) == [0, 1, 2, 3, 4, 5, 6, 7]
    assert list(ring.result(bytes(8), 0)) == [1, 1, 0, 0, 0, 0, 0, 1]
    assert list(ring.result(bytes([0, 1, 0, 1, 0, 1, 0, 1]), 0)) == [1, 0, 0, 1, 0, 1, 0, 0]
    assert ring.h(bytes(8)) == 3
    assert ring.h(bytes([1, 1, 1, 0, 1, 1, 1, 1])) == 1
    assert ring.shape == {"kind": "ring", "cells": 8}


@each_case("count", range(3, 11))
def test_rings_of_three_to_ten_pillars(count: int) -> None:
    """From every ring: whether the goal can be reached, and an estimate that is never too much, nor falls too fast."""
    for goal in (bytes([1] * count), bytes([1, 0] * 5)[:count]):
        ring = Pillars(goal, goal, "pillars-off")
        true = truth.costs_to_go(ring)
        for start in map(bytes, product((0, 1), repeat=count)):
            assert pillars.solvable(start, goal) == (start in true)
            assert ring.h(start) <= true.get(start, count)
            assert all(ring.h(start) <= 1 + ring.h(other) for other in children(ring, start))
        assert ring.h(goal) == 0


# -- missionaries and cannibals ----------------------------------------------------------------------------------------


def test_nobody_is_eaten() -> None:
    """Sixteen states can be reached, all safe; the children stand in the order M, C, MM, MC, CC."""
    start = (3, 3, 1)
    crossing = Missionaries(start, (0, 0, 0))
    assert list(crossing.actions(start)) == ["C across", "MC across", "CC across"]
    assert children(crossing, start) == [(3, 2, 0), (2, 2, 0), (3, 1, 0)]
    assert list(crossing.actions((2, 2, 0))) == ["M back", "MC back"]
    reached = truth.costs_to_go(crossing)
    assert len(reached) == 16
    assert reached[start] == 11
    for missionaries_left, cannibals_left, _ in reached:
        for m, c in ((missionaries_left, cannibals_left), (3 - missionaries_left, 3 - cannibals_left)):
            assert m == 0 or m >= c


def test_every_start_and_goal_on_the_river_is_estimated() -> None:
    """Those that nobody can bring about, too: the boat alone on a bank."""
    banks = [state for state in product(range(4), range(4), range(2)) if missionaries.safe(state)]
    assert len(banks) == 20
    for goal in banks:
        true = truth.costs_to_go(Missionaries(goal, goal))
        for state in banks:
            assert 0 <= Missionaries(state, goal, "nobody-eaten").h(state) <= true.get(state, 99)
    stuck = problem(problem="missionaries", start="3,3,0", heuristic="nobody-eaten")
    assert (list(stuck.actions(stuck.initial)), stuck.h(stuck.initial)) == ([], 0)


# -- water jugs --------------------------------------------------------------------------------------------------------


def test_jugs_are_filled_emptied_and_poured() -> None:
    """In this order; what changes nothing is no action."""
    jugs = WaterJugs((5, 3), (0, 0), 4)
    assert list(jugs.actions((0, 0))) == ["fill A", "fill B"]
    assert list(jugs.actions((5, 2))) == ["fill B", "empty A", "empty B", "A into B"]
    assert children(jugs, (5, 2)) == [(5, 3), (0, 2), (5, 0), (4, 3)]
    assert [jugs.is_goal(state) for state in ((4, 3), (1, 4), (5, 3))] == [True, True, False]
    assert truth.costs_to_go(jugs)[0, 0] == 6


@pytest.mark.parametrize(("jugs", "start"), [("5,3", "0,0"), ("6,4", "0,0"), ("6,4", "1,0"), ("9,6,3", "0,0,0")])
def test_what_cannot_be_measured_is_warned_of(jugs: str, start: str) -> None:
    """Exactly what brute force does not find."""
    largest = max(map(int, jugs.split(",")))
    for wanted in range(largest + 1):
        made = setup_of({"problem": "water-jugs", "jugs": jugs, "start": start, "goal": str(wanted)})
        costs = truth.costs_to_go(made.problem)
        assert bool(made.caveats) == (costs[made.problem.initial] == float("inf"))


# -- towers of Hanoi ---------------------------------------------------------------------------------------------------


def test_a_larger_disc_never_lies_on_a_smaller_one() -> None:
    """Children from A, from B, from C; the state's text is what stands on the pegs, the largest disc first."""
    towers = problem(problem="hanoi", start="31,2,-", goal="-,-,321", heuristic="discs-off")
    assert list(towers.actions(towers.initial)) == ["A to B", "A to C", "B to C"]
    assert [towers.text(child) for child in children(towers, towers.initial)] == ["3,21,-", "3,2,1", "31,-,2"]
    assert towers.h(towers.initial) == 3
    assert problem(problem="hanoi", start="31,2,-").goal == bytes([2, 2, 2])


@pytest.mark.parametrize("discs", [1, 2, 3, 4, 5])
def test_towers_take_twice_as_long_with_each_disc(discs: int) -> None:
    """All 3ⁿ states can be reached; 2ⁿ − 1 moves from peg to peg; the largest disc off never says too much."""
    goal = bytes([2] * discs)
    towers = Hanoi(bytes(discs), goal, "largest-disc")
    true = truth.costs_to_go(towers)
    assert len(true) == 3**discs
    assert true[bytes(discs)] == 2**discs - 1
    assert all(towers.h(state) <= moves for state, moves in true.items())
    assert towers.h(bytes(discs)) == 2 ** (discs - 1)
