# A heap of (cost, (row, column)) with a table of the best costs.
import heapq


def shortest(grid, start, goal):
    start, goal = tuple(start), tuple(goal)
    best = {start: 0}
    came_from = {start: None}
    heap = [(0, start)]
    while heap:
        g, cell = heapq.heappop(heap)
        if g > best[cell]:
            continue
        if cell == goal:
            path = []
            while cell is not None:
                path.append(cell)
                cell = came_from[cell]
            return path[::-1]
        row, col = cell
        #@ row, col
        for r, c in ((row - 1, col), (row, col + 1), (row + 1, col), (row, col - 1)):
            if r < 0 or r >= len(grid) or c < 0 or c >= len(grid[0]) or grid[r][c] == 1:
                continue
            if g + 1 < best.get((r, c), 10**9):
                best[(r, c)] = g + 1
                came_from[(r, c)] = cell
                heapq.heappush(heap, (g + 1, (r, c)))
    return None
