# Breadth first: a deque of [row, column] pairs, parents in a table.
from collections import deque


def bfs(grid, start, goal):
    queue = deque([[start[0], start[1]]])
    parent = {(start[0], start[1]): None}
    while queue:
        row, col = queue.popleft()
        if [row, col] == [goal[0], goal[1]]:
            path, at = [], (row, col)
            while at:
                path.append(at)
                at = parent[at]
            return path[::-1]
        #@ row, col
        for dr, dc in ((-1, 0), (0, 1), (1, 0), (0, -1)):
            r, c = row + dr, col + dc
            if 0 <= r < len(grid) and 0 <= c < len(grid[0]) and grid[r][c] == 0 and (r, c) not in parent:
                parent[(r, c)] = (row, col)
                queue.append([r, c])
    return None
