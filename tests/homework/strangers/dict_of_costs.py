# The open set is a dict from place to cost; the cheapest key is looked for and popped.
def ucs(graph, source, target):
    open_set = {source: 0}
    parents = {source: None}
    closed = {}
    while open_set:
        current = min(open_set, key=open_set.get)
        cost = open_set.pop(current)
        closed[current] = cost
        if current == target:
            break
        for neighbour, weight in graph[current].items():
            if neighbour in closed:
                continue
            new_cost = cost + weight  #~ unit-costs: new_cost = cost + 1
            if neighbour not in open_set or new_cost < open_set[neighbour]:
                open_set[neighbour] = new_cost
                parents[neighbour] = current
    if target not in closed:
        return None
    route = []
    place = target
    while place is not None:
        route.insert(0, place)
        place = parents[place]
    return route
