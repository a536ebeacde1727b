# A* as in the course on self-driving cars: entries are [f, g, row, column], the list is sorted and its first taken.
delta = [[-1, 0], [0, -1], [1, 0], [0, 1]]


def search(grid, init, goal, cost, heuristic):
    closed = [[0] * len(grid[0]) for _ in grid]
    closed[init[0]][init[1]] = 1
    open_list = [[heuristic[init[0]][init[1]], 0, init[0], init[1]]]
    while open_list:
        open_list.sort()
        f, g, x, y = open_list.pop(0)
        if x == goal[0] and y == goal[1]:
            return [g, x, y]
        #@ x, y
        for i in range(len(delta)):
            x2 = x + delta[i][0]
            y2 = y + delta[i][1]
            if x2 >= 0 and x2 < len(grid) and y2 >= 0 and y2 < len(grid[0]):
                if closed[x2][y2] == 0 and grid[x2][y2] == 0:
                    g2 = g + cost
                    open_list.append([g2 + heuristic[x2][y2], g2, x2, y2])
                    closed[x2][y2] = 1
    return "fail"
