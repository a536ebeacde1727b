# Dijkstra in a grid with a matrix of distances.
import heapq
import math


def shortest_path(grid, source, dest):
    distance = [[math.inf] * len(grid[0]) for _ in grid]
    before = {}
    distance[source[0]][source[1]] = 0
    heap = [(0, (source[0], source[1]))]
    while heap:
        d, cell = heapq.heappop(heap)
        if cell == tuple(dest):
            path = [cell]
            while path[-1] in before:
                path.append(before[path[-1]])
            return path[::-1]
        if d > distance[cell[0]][cell[1]]:
            continue
        for step in ((-1, 0), (0, 1), (1, 0), (0, -1)):
            r, c = cell[0] + step[0], cell[1] + step[1]
            if 0 <= r < len(grid) and 0 <= c < len(grid[0]) and grid[r][c] == 0:
                if d + 1 < distance[r][c]:
                    distance[r][c] = d + 1
                    before[(r, c)] = cell
                    heapq.heappush(heap, (-(d + 1), (r, c)) if False else (d + 1, (r, c)))  #~ max-first: heapq.heappush(heap, (-(d + 1), (r, c)))
    return []
