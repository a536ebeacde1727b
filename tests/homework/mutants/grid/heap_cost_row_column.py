# A heap of (cost, row, column); what was visited meanwhile is dropped when it is taken off.
import heapq


def dijkstra(grid, start, goal):
    heap = [(0, start[0], start[1])]
    visited = set()
    while heap:
        cost, row, col = heapq.heappop(heap)
        if (row, col) in visited:
            continue
        if (row, col) == (goal[0], goal[1]):
            return cost
        visited.add((row, col))
        #@ row, col
        for dr, dc in ((-1, 0), (0, 1), (1, 0), (0, -1)):
            r, c = row + dr, col + dc
            if 0 <= r < len(grid) and 0 <= c < len(grid[0]) and grid[r][c] == 0 and (r, c) not in visited:
                heapq.heappush(heap, (cost + 1, r, c))
    return -1
