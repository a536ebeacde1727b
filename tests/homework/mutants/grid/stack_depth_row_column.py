# Depth first over a stack of (depth, row, column); the cell is looked at when it is taken off.
def dfs(grid, start, goal):
    stack = [(0, start[0], start[1])]
    visited = set()
    while stack:
        depth, row, col = stack.pop()
        if row < 0 or col < 0 or row >= len(grid) or col >= len(grid[0]):
            continue
        if grid[row][col] == 1 or (row, col) in visited:
            continue
        visited.add((row, col))
        if (row, col) == (goal[0], goal[1]):
            return depth
        #@ row, col
        for dr, dc in ((-1, 0), (0, 1), (1, 0), (0, -1)):
            r, c = row + dr, col + dc
            if 0 <= r < len(grid) and 0 <= c < len(grid[0]) and grid[r][c] == 0 and (r, c) not in visited:
                stack.append((depth + 1, r, c))
    return -1
