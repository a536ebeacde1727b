# Breadth first with a plain list as the queue; parents in a dict, a function for the cells around.


def around(grid, row, column):
    for down, right in ((-1, 0), (0, 1), (1, 0), (0, -1)):
        r, c = row + down, column + right
        if 0 <= r < len(grid) and 0 <= c < len(grid[0]) and grid[r][c] == 0:
            yield r, c


def bfs(grid, start, goal):
    frontier = [tuple(start)]
    parents = {tuple(start): None}
    while frontier:
        cell = frontier.pop(0)
        for other in around(grid, *cell):
            if other not in parents:
                parents[other] = cell
                if other == tuple(goal):
                    path = [other]
                    while parents[path[0]]:
                        path.insert(0, parents[path[0]])
                    return path
                frontier.append(other)
    return None
