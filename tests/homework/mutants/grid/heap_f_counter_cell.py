# A* with a heap of (f, counter, g, cell, path).
import heapq
from itertools import count


def astar(maze, start, end):
    def h(cell):
        return abs(cell[0] - end[0]) + abs(cell[1] - end[1])

    number = count()
    start = tuple(start)
    heap = [(h(start), next(number), 0, start, [start])]
    closed = set()
    while heap:
        f, _, g, cell, path = heapq.heappop(heap)
        if cell in closed:
            continue
        if cell == tuple(end):
            return path
        closed.add(cell)
        #@ cell[0], cell[1]
        for step in ((-1, 0), (0, 1), (1, 0), (0, -1)):
            other = (cell[0] + step[0], cell[1] + step[1])
            if not (0 <= other[0] < len(maze) and 0 <= other[1] < len(maze[0])):
                continue
            if maze[other[0]][other[1]] == 0 and other not in closed:
                heapq.heappush(heap, (g + 1 + h(other), next(number), g + 1, other, path + [other]))
    return None
