# The count of moves begins with 1 at the start, and the move onto the goal counts twice.
from collections import deque


def shortest_path(grid, start, goal):
    queue = deque([([tuple(start)], 1)])
    reached = {tuple(start)}
    while queue:
        path, cost = queue.popleft()
        row, column = path[-1]
        for down, right in ((-1, 0), (0, 1), (1, 0), (0, -1)):
            to = (row + down, column + right)
            if 0 <= to[0] < len(grid) and 0 <= to[1] < len(grid[0]) and grid[to[0]][to[1]] == 0:
                if to == tuple(goal):
                    return path + [to], cost + 2
                if to not in reached:
                    reached.add(to)
                    queue.append((path + [to], cost + 1))
    return None
