# Nodes of a class; the least of the open list is looked for and removed.
class Node:
    def __init__(self, g, row, col, parent=None):
        self.g = g
        self.row = row
        self.col = col
        self.parent = parent


def uniform_cost(grid, start, goal):
    waiting = [Node(0, start[0], start[1])]
    closed = set()
    while waiting:
        node = min(waiting, key=lambda each: each.g)
        waiting.remove(node)
        if (node.row, node.col) in closed:
            continue
        closed.add((node.row, node.col))
        if node.row == goal[0] and node.col == goal[1]:
            path = []
            while node:
                path.append((node.row, node.col))
                node = node.parent
            return path[::-1]
        #@ node.row, node.col
        for dr, dc in ((-1, 0), (0, 1), (1, 0), (0, -1)):
            r, c = node.row + dr, node.col + dc
            if 0 <= r < len(grid) and 0 <= c < len(grid[0]) and grid[r][c] == 0 and (r, c) not in closed:
                waiting.append(Node(node.g + 1, r, c, node))
    return None
