# Start and goal come from the command line, the roads from a file.
import sys
from heapq import heappop, heappush

roads = {}
with open("roads.txt") as lines:
    for line in lines:
        one, other, km = line.split(",")
        roads.setdefault(one.strip(), []).append((other.strip(), int(km)))
        roads.setdefault(other.strip(), []).append((one.strip(), int(km)))

start, goal = sys.argv[1], sys.argv[2]
todo, before, km_to = [(0, start)], {start: None}, {start: 0}
finished = set()
while todo:
    km, town = heappop(todo)
    if town in finished:
        continue
    finished.add(town)
    if town == goal:
        break
    for other, length in roads[town]:
        if other not in km_to or km + length < km_to[other]:  #~ marked: if other not in km_to:
            km_to[other] = km + length
            before[other] = town
            heappush(todo, (km + length, other))
way = []
while goal is not None:
    way.append(goal)
    goal = before[goal]
print(" -> ".join(way[::-1]))
