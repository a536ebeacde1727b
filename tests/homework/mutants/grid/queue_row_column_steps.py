# Breadth first: a deque of (row, column, steps), as for the shortest path in a binary matrix.
from collections import deque


def shortest_path(grid, start, goal):
    queue = deque([(start[0], start[1], 0)])
    seen = {(start[0], start[1])}
    while queue:
        row, col, steps = queue.popleft()
        if row == goal[0] and col == goal[1]:
            return steps
        #@ row, col
        for dr, dc in ((-1, 0), (0, 1), (1, 0), (0, -1)):
            r, c = row + dr, col + dc
            if 0 <= r < len(grid) and 0 <= c < len(grid[0]) and (r, c) not in seen and not grid[r][c]:
                seen.add((r, c))
                queue.append((r, c, steps + 1))
    return -1
