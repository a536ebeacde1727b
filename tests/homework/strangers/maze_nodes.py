# A* in a maze with nodes that know their position; the least f is looked for in the list.
class Node:
    def __init__(self, parent, position):
        self.parent, self.position = parent, position
        self.g = self.h = self.f = 0

    def __eq__(self, other):
        return self.position == other.position


def astar(maze, start, end):
    start_node, end_node = Node(None, tuple(start)), Node(None, tuple(end))
    open_list, closed_list = [start_node], []
    while open_list:
        current = open_list[0]
        for item in open_list:
            if item.f < current.f:
                current = item
        open_list.remove(current)
        closed_list.append(current)
        if current == end_node:
            path = []
            while current:
                path.append(current.position)
                current = current.parent
            return path[::-1]
        for dx, dy in ((0, -1), (0, 1), (-1, 0), (1, 0)):
            place = (current.position[0] + dx, current.position[1] + dy)
            if not (0 <= place[0] < len(maze) and 0 <= place[1] < len(maze[0])) or maze[place[0]][place[1]]:
                continue
            child = Node(current, place)
            if child in closed_list:
                continue
            child.g = current.g + 1
            child.h = abs(place[0] - end_node.position[0]) + abs(place[1] - end_node.position[1])
            child.f = child.g + child.h  #~ no-h: child.f = child.g
            if any(child == other and child.g >= other.g for other in open_list):
                continue
            open_list.append(child)
    return None
