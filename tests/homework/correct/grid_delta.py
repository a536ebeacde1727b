# A grid as a list of lists, 0 free, 1 a wall; the cell with the least cost is expanded next.

delta = [[-1, 0], [0, -1], [1, 0], [0, 1]]


def search(grid, init, goal, cost):
    closed = [[0 for col in range(len(grid[0]))] for row in range(len(grid))]
    closed[init[0]][init[1]] = 1
    open = [[0, init[0], init[1]]]
    while open:
        open.sort()
        g, x, y = open.pop(0)
        if x == goal[0] and y == goal[1]:
            return [g, x, y]
        for i in range(len(delta)):
            x2 = x + delta[i][0]
            y2 = y + delta[i][1]
            if 0 <= x2 < len(grid) and 0 <= y2 < len(grid[0]):
                if closed[x2][y2] == 0 and grid[x2][y2] == 0:
                    open.append([g + cost, x2, y2])
                    closed[x2][y2] = 1
    return "fail"
