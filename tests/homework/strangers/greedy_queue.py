# Greedy best-first search with a data class as the entry.
from dataclasses import dataclass, field
from queue import PriorityQueue


@dataclass(order=True)
class Entry:
    priority: float
    number: int
    city: str = field(compare=False)
    path: list = field(compare=False)
    cost: float = field(compare=False)


def greedy_best_first(graph, start, goal, heuristic):
    queue, number, visited = PriorityQueue(), 0, set()
    queue.put(Entry(heuristic[start], number, start, [start], 0))
    while not queue.empty():
        entry = queue.get()
        if entry.city == goal:
            return entry.path, entry.cost
        if entry.city in visited:
            continue
        visited.add(entry.city)
        for city, km in graph[entry.city].items():
            if city not in visited:
                number += 1
                priority = heuristic[city]  #~ adds-g: priority = entry.cost + km + heuristic[city]
                queue.put(Entry(priority, number, city, entry.path + [city], entry.cost + km))
    return None
