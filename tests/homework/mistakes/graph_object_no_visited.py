# Dijkstra's algorithm without a set of visited places: what was pushed twice is expanded twice.
import heapq
from itertools import count


def dijkstra(graph, start, goal):
    order = count()
    queue = [(0, next(order), start, [start])]
    while queue:
        cost, _, place, path = heapq.heappop(queue)
        if place == goal:
            return path
        for neighbour in graph[place]:
            heapq.heappush(queue, (cost + graph[place][neighbour], next(order), neighbour, path + [neighbour]))
    return None
