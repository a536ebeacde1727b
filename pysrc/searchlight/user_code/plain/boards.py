"""Heuristics of boards of sliding tiles. A board is a row of numbers, 0 a blank."""


def misplaced(state, goal):
    """The number of tiles that are not in their places."""
    total = 0
    for tile, wanted in zip(state, goal):
        if tile != 0 and tile != wanted:
            total += 1
    return total


def manhattan(state, goal, columns):
    """The rows and columns between each tile and its place, added up."""
    total = 0
    for place, tile in enumerate(state):
        if tile != 0:
            wanted = goal.index(tile)
            total += abs(place // columns - wanted // columns)
            total += abs(place % columns - wanted % columns)
    return total


def linear_conflict(state, goal, rows, columns):
    """Manhattan distance, and two moves for each tile that must leave its line to let others pass."""
    lines = [slice(row * columns, row * columns + columns) for row in range(rows)]
    lines += [slice(column, None, columns) for column in range(columns)]
    leaving = sum(must_leave(state[line], goal[line]) for line in lines)
    return manhattan(state, goal, columns) + 2 * leaving


def must_leave(tiles, wanted):
    """How many tiles must leave a line so that the others in it are in order."""
    places = [wanted.index(tile) for tile in tiles if tile != 0 and tile in wanted]
    in_order = []  # how many are in order up to each tile
    for at, place in enumerate(places):
        before = [in_order[other] for other in range(at) if places[other] < place]
        in_order.append(1 + max(before, default=0))
    return len(places) - max(in_order, default=0)
