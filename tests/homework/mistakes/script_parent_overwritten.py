# The parent is written down for every successor that is not visited yet, also where the way through it is longer.
import heapq
import sys

ROADS = """
Arad, Zerind, 75
Arad, Sibiu, 140
Arad, Timisoara, 118
Zerind, Oradea, 71
Oradea, Sibiu, 151
Timisoara, Lugoj, 111
Lugoj, Mehadia, 70
Mehadia, Drobeta, 75
Drobeta, Craiova, 120
Sibiu, Fagaras, 99
Sibiu, Rimnicu Vilcea, 80
Rimnicu Vilcea, Craiova, 146
Rimnicu Vilcea, Pitesti, 97
Craiova, Pitesti, 138
Fagaras, Bucharest, 211
Pitesti, Bucharest, 101
"""

lengths = {}
for road in ROADS.strip().split("\n"):
    one, other, length = road.split(", ")
    lengths.setdefault(one, {})[other] = int(length)
    lengths.setdefault(other, {})[one] = int(length)


def get_successors(place):
    return list(lengths[place].items())


def search(start, goal):
    queue = [(0, start)]
    best, parent, visited = {start: 0}, {start: None}, set()
    while queue:
        cost, place = heapq.heappop(queue)
        if place in visited:
            continue
        visited.add(place)
        if place == goal:
            return parent
        for child, length in get_successors(place):
            if child in visited:
                continue
            parent[child] = place
            if child not in best or cost + length < best[child]:
                best[child] = cost + length
                heapq.heappush(queue, (cost + length, child))
    return None


if __name__ == "__main__":
    parents = search(sys.argv[1], sys.argv[2])
    place, path = sys.argv[2], []
    while place is not None:
        path.append(place)
        place = parents[place]
    print("\n".join(reversed(path)))
