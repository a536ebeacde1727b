"""Heuristics of the other problems."""


def pillars_off(state, goal):
    """A touch switches three pillars, so it takes a third of those that are wrong, rounded up."""
    wrong = 0
    for pillar, wanted in zip(state, goal):
        if pillar != wanted:
            wrong += 1
    return (wrong + 2) // 3


def discs_off(state, goal):
    """The number of discs that are not on their pegs."""
    off = 0
    for peg, wanted in zip(state, goal):
        if peg != wanted:
            off += 1
    return off


def largest_disc(state, goal):
    """If disc k is the largest that is not on its peg, the tower above it moves, too: 2 to the power of k - 1."""
    h = 0
    for disc, peg in enumerate(state):
        if peg != goal[disc]:
            h = 2**disc
    return h


CREWS = [(1, 0), (0, 1), (2, 0), (1, 1), (0, 2)]  # missionaries and cannibals in the boat


def nobody_eaten(state, goal):
    """The crossings needed if nobody could be eaten: a breadth-first search without that rule."""
    level, seen, crossings = {state}, {state}, 0
    while level and goal not in level:
        after = {(m - x, c - y, 0) if boat else (m + x, c + y, 1) for m, c, boat in level for x, y in CREWS}
        level = {each for each in after - seen if 0 <= each[0] <= 3 and 0 <= each[1] <= 3}
        seen |= level
        crossings += 1
    return crossings if level else 0
