# A* with a list that is sorted before each step, and the methods of a course's graph class.
def a_star(graph, start, goal):
    agenda = [(graph.get_heuristic(start, goal), 0, [start])]
    extended = set()
    while agenda:
        agenda.sort(key=lambda entry: entry[0])  #~ max-first: agenda.sort(key=lambda entry: entry[0], reverse=True)  #~ fifo-for-ranks: pass  #~ lifo-for-ranks: agenda.reverse()
        _, g, path = agenda.pop(0)
        if False:  #~ lifo-for-ranks: if agenda.reverse():
            pass
        place = path[-1]
        if place in extended:  #~ no-visited: if False:
            continue
        if place == goal:  #~ goal-when-made: if False:
            return path  #~ no-start: return path[1:]
        extended.add(place)
        for other in graph.get_connected_nodes(place):
            if False:  #~ goal-when-made: if other == goal:
                return path + [other]
            length = g + graph.get_edge(place, other).length  #~ unit-costs: length = g + 1  #~ last-step: length = graph.get_edge(place, other).length  #~ f-for-g: length = g + graph.get_edge(place, other).length + graph.get_heuristic(other, goal)
            f = length + graph.get_heuristic(other, goal)  #~ h-alone: f = graph.get_heuristic(other, goal)  #~ no-h: f = length  #~ h-doubled: f = length + 2 * graph.get_heuristic(other, goal)  #~ h-of-parent: f = length + graph.get_heuristic(place, goal)  #~ f-for-g: f = length
            agenda.append((f, length, path + [other]))
    return []
