# The open list is sorted; entries are [g, row, column]; a cell is closed when it is put in.
delta = [[-1, 0], [0, -1], [1, 0], [0, 1]]


def search(grid, init, goal, cost):
    closed = [[0 for column in grid[0]] for row in grid]
    closed[init[0]][init[1]] = 1
    waiting = [[0, init[0], init[1]]]
    while waiting:
        waiting.sort()
        waiting.reverse()
        g, row, column = waiting.pop()
        if [row, column] == list(goal):
            return [g, row, column]
        #@ row, column
        for down, right in delta:
            r, c = row + down, column + right
            if 0 <= r < len(grid) and 0 <= c < len(grid[0]) and closed[r][c] == 0 and grid[r][c] == 0:
                waiting.append([g + cost, r, c])
                closed[r][c] = 1
    return "fail"
