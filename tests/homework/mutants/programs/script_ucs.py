# Runs by itself: roads are read from a text, the function that makes successors is found by its name.
import heapq
import sys

ROADS = """
@ROADS@
"""

lengths = {}
for road in ROADS.strip().split("\n"):
    one, other, length = road.split(", ")
    lengths.setdefault(one, {})[other] = int(length)  #~ both-directions: lengths.setdefault(one, {})[other] = int(length) ;; lengths.setdefault(other, {}).setdefault(one, int(length))


def get_successors(place):
    return list(lengths.get(place, {}).items())  #~ last-road-missing: return list(lengths.get(place, {}).items())[:-1]  #~ all-roads-alike: return [(other, 1) for other in lengths.get(place, {})]


def search(start, goal):
    queue, number = [(0, 0, start, [start])], 0
    visited = set()
    while queue:
        cost, _, place, path = heapq.heappop(queue)
        if place in visited:  #~ no-visited: if False:
            continue
        if place == goal:  #~ goal-when-made: if False:
            return path, cost
        visited.add(place)  #~ closed-on-push: pass
        for child, length in get_successors(place):
            if child not in visited:  #~ no-visited: if True:  #~ closed-on-push: if child not in visited and child != start:
                number += 1
                if False:  #~ goal-when-made: if child == goal:
                    return path + [child], cost + length
                total = cost + length  #~ unit-costs: total = cost + 1  #~ last-step: total = length  #~ closed-on-push: total = cost + length ;; visited.add(child)
                heapq.heappush(queue, (total, number, child, path + [child]))  #~ no-heap: queue.append((total, number, child, path + [child]))
    return None, 0


if __name__ == "__main__":
    path, cost = search(sys.argv[1], sys.argv[2])
    print(path)
