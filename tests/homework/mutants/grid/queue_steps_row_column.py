# Breadth first with a plain list as the queue: [steps, row, column].
def bfs(grid, init, goal):
    queue = [[0, init[0], init[1]]]
    seen = [init]
    while len(queue) > 0:
        node = queue[0]
        queue = queue[1:]
        steps, r, c = node
        if [r, c] == goal:
            return steps
        #@ r, c
        for d in [[-1, 0], [0, 1], [1, 0], [0, -1]]:
            r2, c2 = r + d[0], c + d[1]
            if r2 < 0 or c2 < 0 or r2 == len(grid) or c2 == len(grid[0]):
                continue
            if grid[r2][c2] == 0 and [r2, c2] not in seen:
                seen.append([r2, c2])
                queue.append([steps + 1, r2, c2])
    return None
