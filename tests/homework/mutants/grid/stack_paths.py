# Depth first over a stack of paths.
def dfs(grid, start, goal):
    stack = [[tuple(start)]]
    visited = set()
    while stack:
        path = stack.pop()
        row, col = path[-1]
        if (row, col) in visited:
            continue
        if (row, col) == tuple(goal):
            return path
        visited.add((row, col))
        #@ row, col
        for r, c in ((row - 1, col), (row, col + 1), (row + 1, col), (row, col - 1)):
            if 0 <= r < len(grid) and 0 <= c < len(grid[0]) and grid[r][c] == 0 and (r, c) not in visited:
                stack.append(path + [(r, c)])
    return None
