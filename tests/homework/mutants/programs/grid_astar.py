# A* on a grid with the Manhattan distance; a heap of (f, cost, number, row, column).
import heapq


def a_star(grid, start, goal):
    start, goal = tuple(start), tuple(goal)

    def h(row, col):
        return abs(row - goal[0]) + abs(col - goal[1])  #~ h-from-start: return abs(row - start[0]) + abs(col - start[1])  #~ h-rows: return abs(row - goal[0])  #~ h-doubled: return 2 * (abs(row - goal[0]) + abs(col - goal[1]))

    heap, number = [(h(*start), 0, 0, start[0], start[1])], 0
    parent = {start: None}
    done = set()
    while heap:
        _, cost, _, row, col = heapq.heappop(heap)
        if (row, col) in done:
            continue
        done.add((row, col))
        if (row, col) == goal:
            break
        #@ row, col
        for dr, dc in ((-1, 0), (0, 1), (1, 0), (0, -1)):
            r, c = row + dr, col + dc
            if r < 0 or c < 0 or r >= len(grid) or c >= len(grid[0]) or (r, c) in parent:
                continue
            if grid[r][c] == 0:
                number += 1
                parent[(r, c)] = (row, col)
                heapq.heappush(heap, (cost + 1 + h(r, c), cost + 1, number, r, c))  #~ h-alone: heapq.heappush(heap, (h(r, c), cost + 1, number, r, c))
    if goal not in parent:
        return None
    path = []
    while goal:
        path.append(goal)
        goal = parent[goal]
    return path[::-1]
