# Depth first in a maze by recursion; the walls are tested on arrival.
def explore(maze, x, y, end, seen):
    if x < 0 or y < 0 or x >= len(maze) or y >= len(maze[0]):
        return None
    if (x, y) in seen:
        return None
    if maze[x][y] == 1:  #~ walls-ignored: if False:
        return None
    seen.add((x, y))
    if [x, y] == list(end):
        return [(x, y)]
    for dx, dy in ((-1, 0), (0, 1), (1, 0), (0, -1)):
        rest = explore(maze, x + dx, y + dy, end, seen)
        if rest:
            return [(x, y)] + rest
    return None


def solve_maze(maze, start, end):
    return explore(maze, start[0], start[1], end, set())
