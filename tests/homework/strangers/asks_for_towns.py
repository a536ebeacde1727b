# The program asks for the two towns.
GRAPH = {
    "A": {"B": 4, "C": 1},
    "B": {"D": 1, "A": 4},
    "C": {"B": 2, "D": 7, "A": 1},
    "D": {"B": 1, "C": 7, "E": 3},
    "E": {"D": 3},
}


def get_neighbors(town):
    return GRAPH[town].items()


source = input("From: ")
target = input("To: ")
distances = {source: 0}
previous = {}
unsettled = [source]
settled = []
while unsettled:
    town = min(unsettled, key=lambda each: distances[each])  #~ max-first: town = max(unsettled, key=lambda each: distances[each])
    unsettled.remove(town)
    settled.append(town)
    if town == target:
        break
    for other, km in get_neighbors(town):
        if other in settled:
            continue
        if distances[town] + km < distances.get(other, 10**9):
            distances[other] = distances[town] + km
            previous[other] = town
            if other not in unsettled:
                unsettled.append(other)
path = [target]
while path[-1] != source:
    path.append(previous[path[-1]])
print(path[::-1], distances[target])
