# Nodes with a position; the loop looks for the least f by an index and pops it.
class Node:
    def __init__(self, parent=None, position=None):
        self.parent = parent
        self.position = position
        self.g = 0
        self.h = 0
        self.f = 0


def astar(maze, start, end):
    start_node = Node(None, tuple(start))
    open_list = [start_node]
    closed_list = []
    while len(open_list) > 0:
        current = open_list[0]
        at = 0
        for index, item in enumerate(open_list):
            if item.f < current.f:
                current = item
                at = index
        open_list.pop(at)
        closed_list.append(current.position)
        if current.position == tuple(end):
            path = []
            while current is not None:
                path.append(current.position)
                current = current.parent
            return path[::-1]
        #@ current.position[0], current.position[1]
        for step in [(0, -1), (0, 1), (-1, 0), (1, 0)]:
            place = (current.position[0] + step[0], current.position[1] + step[1])
            if place[0] > len(maze) - 1 or place[0] < 0 or place[1] > len(maze[0]) - 1 or place[1] < 0:
                continue
            if maze[place[0]][place[1]] != 0 or place in closed_list:
                continue
            child = Node(current, place)
            child.g = current.g + 1
            child.h = abs(place[0] - end[0]) + abs(place[1] - end[1])
            child.f = child.g + child.h
            if any(place == each.position and child.g >= each.g for each in open_list):
                continue
            open_list.append(child)
    return None
