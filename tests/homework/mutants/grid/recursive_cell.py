# Depth first by recursion inside the function; the path comes back.
def dfs(grid, start, goal):
    seen = set()

    def visit(cell):
        seen.add(cell)
        if list(cell) == list(goal):
            return [cell]
        #@ cell[0], cell[1]
        for down, right in ((-1, 0), (0, 1), (1, 0), (0, -1)):
            r, c = cell[0] + down, cell[1] + right
            if r < 0 or c < 0 or r >= len(grid) or c >= len(grid[0]):
                continue
            if grid[r][c] == 0 and (r, c) not in seen:
                rest = visit((r, c))
                if rest:
                    return [cell] + rest
        return None

    return visit(tuple(start))
