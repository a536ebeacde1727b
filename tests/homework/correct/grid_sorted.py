# The open list is sorted, turned round and popped; of equal costs the smallest row comes first, then the smallest column.

delta = [[-1, 0], [0, -1], [1, 0], [0, 1]]


def search(grid, init, goal, cost):
    closed = [[0 for col in range(len(grid[0]))] for row in range(len(grid))]
    closed[init[0]][init[1]] = 1
    x, y, g = init[0], init[1], 0
    open = [[g, x, y]]
    while True:
        if len(open) == 0:
            return "fail"
        open.sort()
        open.reverse()
        next = open.pop()
        x, y, g = next[1], next[2], next[0]
        if x == goal[0] and y == goal[1]:
            return next
        for i in range(len(delta)):
            x2 = x + delta[i][0]
            y2 = y + delta[i][1]
            if x2 >= 0 and x2 < len(grid) and y2 >= 0 and y2 < len(grid[0]):
                if closed[x2][y2] == 0 and grid[x2][y2] == 0:
                    open.append([g + cost, x2, y2])
                    closed[x2][y2] = 1
