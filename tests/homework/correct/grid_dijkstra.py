# Dijkstra's algorithm on cells, with a heap; entries of equal cost are served as they came.
import heapq
from itertools import count


def dijkstra(grid, start, goal):
    number = count()
    heap = [(0, next(number), start[0], start[1])]
    done = set()
    while heap:
        cost, _, row, col = heapq.heappop(heap)
        if (row, col) in done:
            continue
        done.add((row, col))
        if row == goal[0] and col == goal[1]:
            return cost
        for dr, dc in [(-1, 0), (0, 1), (1, 0), (0, -1)]:
            r, c = row + dr, col + dc
            if r < 0 or c < 0 or r >= len(grid) or c >= len(grid[0]) or (r, c) in done:
                continue
            if grid[r][c] != 1:
                heapq.heappush(heap, (cost + 1, next(number), r, c))
    return -1
