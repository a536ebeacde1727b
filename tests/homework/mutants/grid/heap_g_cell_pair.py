# A heap of (g, (row, column)) where the cell is looked at by a helper that yields the free cells around.
import heapq


def around(grid, cell):
    row, col = cell
    for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0)):
        r, c = row + down, col + right
        if 0 <= r < len(grid) and 0 <= c < len(grid[0]) and grid[r][c] != 1:
            yield (r, c)


def ucs(grid, start, goal):
    heap = [(0, tuple(start))]
    done = set()
    while heap:
        g, cell = heapq.heappop(heap)
        if cell == tuple(goal):
            return g
        if cell in done:
            continue
        done.add(cell)
        #@ cell[0], cell[1]
        for other in around(grid, cell):
            if other not in done:
                heapq.heappush(heap, (g + 1, other))
    return None
