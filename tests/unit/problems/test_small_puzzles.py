"""Pillars, missionaries, jugs and towers: their moves by hand, and their states as text."""

from itertools import product
from math import dist

import pytest

from searchlight.problems import missionaries, pillars
from searchlight.problems.hanoi import Hanoi
from searchlight.problems.missionaries import Missionaries
from searchlight.problems.pillars import Pillars
from searchlight.problems.water_jugs import WaterJugs
from searchlight.setup import Setup, read
from tests.unit import truth
from tests.unit.each_case import each_case
from tests.unit.problems.moves import children, problem

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


def test_if_nobody_could_be_eaten_each_crossing_takes_one_across_net() -> None:
    """Two cross and one returns: 9 crossings for six people, 0 at the goal."""
    relaxed = Missionaries((3, 3, 1), (0, 0, 0), "nobody-eaten")
    assert [relaxed.h(state) for state in ((3, 3, 1), (3, 1, 0), (1, 1, 1), (0, 1, 1), (0, 0, 0))] == [9, 8, 1, 1, 0]


def test_all_safe_banks_are_told_from_the_others() -> None:
    """Of the sixteen ways to divide six people, ten."""
    assert sum(missionaries.safe((m, c, 1)) for m, c in product(range(4), repeat=2)) == 10


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
        made = read({"problem": "water-jugs", "jugs": jugs, "start": start, "goal": str(wanted)})
        assert isinstance(made, Setup)
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


def test_every_way_to_stack_three_discs_can_be_typed() -> None:
    """All 27 states are read back from their text."""
    for state in map(bytes, product(range(3), repeat=3)):
        text = Hanoi(state, state).plain(state)
        assert problem(problem="hanoi", start=text).initial == state


def test_neighbours_lie_side_by_side_in_the_triangle_of_towers() -> None:
    """27 places, all different; every move of three discs leads to one of the nearest of them."""
    space = problem(problem="hanoi", start="321,-,-").space
    places = list(space["nodes"].values())
    assert len(places) == len({tuple(place) for place in places}) == 27
    assert (space["nodes"]["321,-,-"], space["nodes"]["-,-,321"]) == ([0, 0], [14, 0])
    assert len(space["edges"]) == 39
    assert not space["directed"]
    for one, other, cost in space["edges"]:
        assert (dist(space["nodes"][one], space["nodes"][other]), cost) == (pytest.approx(2, abs=0.01), 1)
