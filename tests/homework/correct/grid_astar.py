# A* with nodes of a class of its own; the best one is looked for in the open list and removed.


class Node:
    def __init__(self, position, parent=None, g=0, h=0):
        self.position = position
        self.parent = parent
        self.g, self.f = g, g + h


def astar(maze, start, end):
    def h(cell):
        return abs(cell[0] - end[0]) + abs(cell[1] - end[1])

    open_list = [Node(tuple(start), None, 0, h(start))]
    closed = []
    while open_list:
        current = min(open_list, key=lambda node: node.f)
        open_list.remove(current)
        closed.append(current.position)
        if current.position == tuple(end):
            path = []
            while current:
                path.append(current.position)
                current = current.parent
            return path[::-1]
        for step in [(-1, 0), (0, 1), (1, 0), (0, -1)]:
            cell = (current.position[0] + step[0], current.position[1] + step[1])
            if cell[0] not in range(len(maze)) or cell[1] not in range(len(maze[0])):
                continue
            if maze[cell[0]][cell[1]] != 0 or cell in closed:
                continue
            child = Node(cell, current, current.g + 1, h(cell))
            if any(node.position == cell and node.g <= child.g for node in open_list):
                continue
            open_list.append(child)
    return None
