# Iterative deepening for boards; the moves are made inside the recursion.
def limited(board, goal, depth, path):
    if board == goal:
        return path
    if depth == 0:
        return None
    blank = board.index(0)
    row, col = divmod(blank, 3)
    for dr, dc in ((-1, 0), (0, -1), (0, 1), (1, 0)):
        r, c = row + dr, col + dc
        if 0 <= r < 3 and 0 <= c < 3:
            cells = list(board)
            cells[blank], cells[3 * r + c] = cells[3 * r + c], 0
            child = tuple(cells)
            found = limited(child, goal, depth - 1, path + [child])
            if found:
                return found
    return None


def iterative_deepening(start, goal, max_depth=20):
    for depth in range(max_depth + 1):  #~ limits-even: for depth in range(0, max_depth + 1, 2):
        found = limited(start, goal, depth, [start])
        if found:
            return found
    return None


if __name__ == "__main__":
    print(iterative_deepening((1, 4, 2, 3, 7, 5, 6, 0, 8), (0, 1, 2, 3, 4, 5, 6, 7, 8)))
