# Depth first over a stack, a plain list; a cell is marked when it is taken off.


def dfs(grid, start, goal):
    stack = [(tuple(start), [tuple(start)])]
    visited = set()
    while stack:
        (row, col), path = stack.pop()
        if (row, col) in visited:
            continue
        if [row, col] == goal:
            return path
        visited.add((row, col))
        for r, c in ((row - 1, col), (row, col + 1), (row + 1, col), (row, col - 1)):
            if 0 <= r < len(grid) and 0 <= c < len(grid[0]):
                if grid[r][c] == 0 and (r, c) not in visited:
                    stack.append(((r, c), path + [(r, c)]))
    return None
