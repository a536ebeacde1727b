# A maze, searched breadth first with a queue of paths.
from collections import deque


def shortest_path(maze, start, end):
    queue = deque([[tuple(start)]])
    seen = {tuple(start)}
    while queue:
        path = queue.popleft()
        row, col = path[-1]
        if (row, col) == tuple(end):
            return path
        for r, c in ((row - 1, col), (row, col + 1), (row + 1, col), (row, col - 1)):
            if 0 <= r < len(maze) and 0 <= c < len(maze[0]) and maze[r][c] == 0 and (r, c) not in seen:
                seen.add((r, c))
                queue.append(path + [(r, c)])
    return None
