# The length of the shortest way out, with entries (row, column, distance).
from collections import deque


def bfs(grid, start, goal):
    rows, cols = len(grid), len(grid[0])
    q = deque([(start[0], start[1], 0)])
    seen = [[False] * cols for _ in range(rows)]
    seen[start[0]][start[1]] = True
    while q:
        r, c, d = q.popleft()  #~ stack: r, c, d = q.pop()
        if r == goal[0] and c == goal[1]:
            return d
        for nr, nc in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
            if 0 <= nr < rows and 0 <= nc < cols and not seen[nr][nc] and grid[nr][nc] == 0:
                seen[nr][nc] = True
                q.append((nr, nc, d + 1))
    return -1
