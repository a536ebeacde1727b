# A graph with methods: neighbours, edge lengths, a heuristic.



def a_star(graph, start, goal):
    frontier = [(graph.get_heuristic(start, goal), [start])]
    while frontier:
        frontier.sort()
        f, path = frontier.pop(0)
        node = path[-1]
        if node == goal:
            return path
        length = sum(graph.get_edge(a, b).length for a, b in zip(path, path[1:]))
        for neighbour in graph.get_connected_nodes(node):
            if neighbour not in path:
                g = length + graph.get_edge(node, neighbour).length
                frontier.append((g + graph.get_heuristic(neighbour, goal), path + [neighbour]))
    return None
