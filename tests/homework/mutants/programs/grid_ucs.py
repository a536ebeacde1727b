# A grid as rows of 0 and 1; a heap of (cost, number, row, column), parents in a table.
import heapq


def dijkstra(grid, start, goal):
    start, goal = tuple(start), tuple(goal)
    heap, number = [(0, 0, start[0], start[1])], 0
    parent = {start: None}
    cost_of = {start: 0}
    done = set()
    while heap:
        cost, _, row, col = heapq.heappop(heap)
        if (row, col) in done:
            continue
        done.add((row, col))
        if (row, col) == goal:  #~ goal-when-made: if False:
            break
        #@ row, col
        for dr, dc in ((-1, 0), (0, 1), (1, 0), (0, -1)):  #~ diagonal: for dr, dc in ((-1, 0), (-1, 1), (0, 1), (1, 0), (0, -1)):  #~ TIE-children: for dr, dc in ((0, -1), (1, 0), (0, 1), (-1, 0)):
            r, c = row + dr, col + dc
            if r < 0 or c < 0 or r >= len(grid) or c >= len(grid[0]) or (r, c) in done:  #~ last-row-missing: if r < 0 or c < 0 or r >= len(grid) - 1 or c >= len(grid[0]) or (r, c) in done:
                continue
            if grid[r][c] == 0 and cost + 1 < cost_of.get((r, c), 10**9):
                number += 1
                cost_of[(r, c)] = cost + 1
                parent[(r, c)] = (row, col)
                heapq.heappush(heap, (cost + 1, number, r, c))
                if False:  #~ goal-when-made: if (r, c) == goal:
                    heap = []
                    break
    if goal not in parent:
        return None
    path = []
    while goal:  #~ no-start: while goal != start:
        path.append(goal)
        goal = parent[goal]
    return path[::-1]  #~ reversed-path: return path
