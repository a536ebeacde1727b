"""A heuristic to start from: a function of a state. A board of the eight-puzzle has nine numbers, 0 the blank."""


def wrong_rows_and_columns(state, goal):
    """One move for each tile in the wrong row, and one for each tile in the wrong column."""
    total = 0
    for place, tile in enumerate(state):
        if tile != 0:
            wanted = goal.index(tile)
            total += place // 3 != wanted // 3
            total += place % 3 != wanted % 3
    return total
