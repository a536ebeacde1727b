# All paths come from a generator; the first one is the answer.
def bfs_paths(graph, start, goal):
    queue = [(start, [start])]
    while queue:
        vertex, path = queue.pop(0)  #~ stack: vertex, path = queue.pop()
        for neighbor in graph[vertex]:
            if neighbor in path:
                continue
            if neighbor == goal:
                yield path + [neighbor]
            else:
                queue.append((neighbor, path + [neighbor]))


def shortest_path(graph, start, goal):
    if start == goal:
        return [start]
    try:
        return next(bfs_paths(graph, start, goal))
    except StopIteration:
        return None
