"""The problems of the catalog: their moves by hand, the order of their children, their states as text."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from searchlight.catalog import PROBLEMS
from searchlight.problems.two_blank import TwoBlankPuzzle
from searchlight.problems.walk import random_start
from searchlight.setup import Setup, read
from tests.unit import truth
from tests.unit.each_case import each_case
from tests.unit.problems.moves import children, problem
from tests.unit.spaces import neighbours


@each_case("name", PROBLEMS)
def test_every_state_can_be_typed_as_it_is_shown(name: str) -> None:
    """Read back as the start, the text of a state on a random walk is that state; of cells there are numbers."""
    setup = read({"problem": name})
    assert isinstance(setup, Setup)
    for seed in range(10):
        state = random_start(setup.problem, 3 * seed, seed)
        again = read({"problem": name, "start": setup.as_text(state)})
        assert isinstance(again, Setup)
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
    assert problem(problem="water-jugs").space["goal"] is None


# -- random starts -----------------------------------------------------------------------------------------------------


@each_case("name", PROBLEMS)
def test_a_random_start_can_be_made_again_and_solved(name: str) -> None:
    """The same seed, the same state; from it the goal can be reached."""
    setup = read({"problem": name})
    assert isinstance(setup, Setup)
    starts = [random_start(setup.problem, 12, seed) for seed in (1, 1, 2, 3, 4)]
    assert starts[0] == starts[1]
    for start in starts:
        again = read({"problem": name, "start": setup.as_text(start)})
        assert isinstance(again, Setup)
        assert again.caveats == ()


def test_a_random_start_on_one_way_roads_is_made_against_them() -> None:
    """No road leads away from the goal of the trap; every start still leads there."""
    trap = problem(problem="graph", graph="trap")
    starts = {random_start(trap, steps, seed) for steps in range(5) for seed in range(10)}
    assert {"A", "B", "S", "T4"} <= starts
