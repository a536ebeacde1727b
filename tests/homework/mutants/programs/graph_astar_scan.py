# A* that looks through a list for the least f, and tests it for the goal before it takes it out of the list.
def a_star(graph, start, goal):
    open_list = [start]
    g = {start: 0}
    parents = {start: None}
    while open_list:
        best = open_list[0]
        for each in open_list:
            if g[each] + graph.get_heuristic(each, goal) < g[best] + graph.get_heuristic(best, goal):  #~ h-alone: if graph.get_heuristic(each, goal) < graph.get_heuristic(best, goal):  #~ no-h: if g[each] < g[best]:  #~ h-doubled: if g[each] + 2 * graph.get_heuristic(each, goal) < g[best] + 2 * graph.get_heuristic(best, goal):  #~ max-first: if g[each] + graph.get_heuristic(each, goal) > g[best] + graph.get_heuristic(best, goal):  #~ greater-of-two: if max(g[each], graph.get_heuristic(each, goal)) < max(g[best], graph.get_heuristic(best, goal)):
                best = each
        if best == goal:  #~ TIE-removed-first: open_list.remove(best) ;; if best == goal:
            path = []
            while best is not None:
                path.append(best)
                best = parents[best]
            return path[::-1]
        open_list.remove(best)  #~ TIE-removed-first: pass
        for other in graph.get_connected_nodes(best):  #~ skip-last: for other in list(graph.get_connected_nodes(best))[:-1]:
            length = g[best] + graph.get_edge(best, other).length
            if other not in g or length < g[other]:
                g[other] = length
                parents[other] = best
                if other not in open_list:
                    open_list.append(other)
    return None
