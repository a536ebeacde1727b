# A grid searched breadth first with a queue of paths; the goal is recognised when it is reached.
from collections import deque


def bfs(grid, start, goal):
    start, goal = tuple(start), tuple(goal)
    if start == goal:
        return [start]
    queue = deque([[start]])
    seen = {start}
    while queue:
        path = queue.popleft()  #~ lifo-for-fifo: path = queue.pop()
        row, col = path[-1]
        if False:  #~ goal-late: if (row, col) == goal:
            return path
        #@ row, col
        for r, c in ((row - 1, col), (row, col + 1), (row + 1, col), (row, col - 1)):  #~ diagonal: for r, c in ((row - 1, col), (row, col + 1), (row + 1, col), (row + 1, col + 1), (row, col - 1)):
            if 0 <= r < len(grid) and 0 <= c < len(grid[0]) and grid[r][c] == 0 and (r, c) not in seen:  #~ walls-unread: if 0 <= r < len(grid) and 0 <= c < len(grid[0]) and (r, c) not in seen:  #~ walls-ignored: if 0 <= r < len(grid) and 0 <= c < len(grid[0]) and grid[r][c] != 2 and (r, c) not in seen:
                if (r, c) == goal:  #~ goal-late: if False:
                    return path + [(r, c)]  #~ no-goal: return path  #~ no-start: return path[1:] + [(r, c)]  #~ cells-counted: return path + [(r, c)], len(path) + 1
                seen.add((r, c))
                queue.append(path + [(r, c)])
    return None
