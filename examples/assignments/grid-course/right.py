from collections import deque


def shortest_path(grid, init, goal):
    queue, parent = deque([tuple(init)]), {tuple(init): None}
    while queue:
        cell = queue.popleft()
        if cell == tuple(goal):
            path = []
            while cell:
                path.append(cell)
                cell = parent[cell]
            return path[::-1]
        for down, right in ((-1, 0), (0, 1), (1, 0), (0, -1)):
            row, column = cell[0] + down, cell[1] + right
            if 0 <= row < len(grid) and 0 <= column < len(grid[0]) and grid[row][column] == 0:
                if (row, column) not in parent:
                    parent[row, column] = cell
                    queue.append((row, column))
    return None
