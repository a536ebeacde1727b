# A* that counts the edges of a path instead of adding up their lengths.


def a_star(graph, start, goal):
    agenda = [(graph.get_heuristic(start, goal), 0, [start])]
    extended = set()
    while agenda:
        agenda.sort(key=lambda entry: entry[0])
        _, g, path = agenda.pop(0)
        place = path[-1]
        if place in extended:
            continue
        if place == goal:
            return path
        extended.add(place)
        for neighbour in graph.get_connected_nodes(place):
            if neighbour not in extended:
                agenda.append((g + 1 + graph.get_heuristic(neighbour, goal), g + 1, path + [neighbour]))
    return []
