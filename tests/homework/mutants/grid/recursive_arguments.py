# Depth first by recursion; what was visited is kept in a set.
def dfs(grid, row, col, goal, visited, path):
    if (row, col) in visited:
        return False
    visited.add((row, col))
    path.append((row, col))
    if (row, col) == goal:
        return True
    #@ row, col
    for r, c in ((row - 1, col), (row, col + 1), (row + 1, col), (row, col - 1)):
        if 0 <= r < len(grid) and 0 <= c < len(grid[0]) and grid[r][c] == 0:
            if dfs(grid, r, c, goal, visited, path):
                return True
    path.pop()
    return False


def solve_maze(grid, start, goal):
    path = []
    return path if dfs(grid, start[0], start[1], tuple(goal), set(), path) else None
