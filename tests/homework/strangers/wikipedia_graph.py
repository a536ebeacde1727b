# A* from the encyclopaedia over a graph object, with a set that is searched for the lowest f.
def reconstruct_path(came_from, current):
    total_path = [current]
    while current in came_from:
        current = came_from[current]
        total_path.insert(0, current)
    return total_path


def a_star(graph, start, goal, h):
    open_set = [start]
    came_from = {}
    g_score = {start: 0}
    f_score = {start: h(start)}
    while open_set:
        current = min(open_set, key=lambda node: f_score[node])
        if current == goal:
            return reconstruct_path(came_from, current)
        open_set.remove(current)
        for neighbor in graph.neighbors(current):
            tentative = g_score[current] + graph.get_cost(current, neighbor)  #~ last-step: tentative = graph.get_cost(current, neighbor)
            if tentative < g_score.get(neighbor, float("inf")):
                came_from[neighbor] = current
                g_score[neighbor] = tentative
                f_score[neighbor] = tentative + h(neighbor)
                if neighbor not in open_set:
                    open_set.append(neighbor)
    return None
