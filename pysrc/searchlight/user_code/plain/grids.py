"""Heuristics of grids. A state is a pair: x from the left, y from the top."""

from math import sqrt

from searchlight.problems.grid_heuristics import DIAGONAL


def manhattan(state, goal):
    """Columns and rows to the goal, added up."""
    return abs(state[0] - goal[0]) + abs(state[1] - goal[1])


def euclidean(state, goal):
    """The length of the straight line to the goal."""
    return sqrt((state[0] - goal[0]) ** 2 + (state[1] - goal[1]) ** 2)


def octile(state, goal):
    """The cost in eight directions if nothing were in the way: diagonals first, then straight on."""
    across = abs(state[0] - goal[0])
    down = abs(state[1] - goal[1])
    return max(across, down) - min(across, down) + min(across, down) * DIAGONAL
