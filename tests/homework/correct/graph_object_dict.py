# A dict of dicts of costs.
import heapq


def dijkstra(graph, start, goal):
    queue = [(0, start, [start])]
    seen = set()
    while queue:
        cost, node, path = heapq.heappop(queue)
        if node in seen:
            continue
        seen.add(node)
        if node == goal:
            return cost, path
        for neighbour in graph[node]:
            if neighbour not in seen:
                heapq.heappush(queue, (cost + graph[node][neighbour], neighbour, path + [neighbour]))
    return None
