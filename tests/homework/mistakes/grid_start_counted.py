# The cells of the path are counted, not the moves between them.
from collections import deque


def shortest_path(grid, start, goal):
    queue = deque([[tuple(start)]])
    reached = {tuple(start)}
    while queue:
        path = queue.popleft()
        row, column = path[-1]
        for down, right in ((-1, 0), (0, 1), (1, 0), (0, -1)):
            to = (row + down, column + right)
            if 0 <= to[0] < len(grid) and 0 <= to[1] < len(grid[0]) and grid[to[0]][to[1]] == 0:
                if to == tuple(goal):
                    return path + [to], len(path) + 1
                if to not in reached:
                    reached.add(to)
                    queue.append(path + [to])
    return None
