# Bidirectional breadth-first search, layer by layer, with two dicts of parents.
def bidirectional(graph, start, goal):
    if start == goal:
        return [start]
    parents = ({start: None}, {goal: None})
    layers = [[start], [goal]]
    while layers[0] and layers[1]:
        for side in (0, 1):  #~ forward-only: for side in (0,):
            following = []
            while layers[side]:
                place = layers[side].pop(0)
                for other in graph[place]:
                    if other not in parents[side]:
                        parents[side][other] = place
                        following.append(other)
                        if other in parents[1 - side]:
                            return joined(parents, other)
            layers[side] = following
    return None


def joined(parents, middle):
    path, place = [], middle
    while place is not None:
        path.append(place)
        place = parents[0][place]
    path.reverse()
    place = parents[1][middle]
    while place is not None:
        path.append(place)
        place = parents[1][place]
    return path
