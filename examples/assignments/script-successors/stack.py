from collections import deque


def successors(state):
    m, c, boat = state
    sign = -1 if boat else 1
    for dm, dc in ((1, 0), (0, 1), (2, 0), (1, 1), (0, 2)):
        m2, c2 = m + sign * dm, c + sign * dc
        if 0 <= m2 <= 3 and 0 <= c2 <= 3 and (not m2 or m2 >= c2) and (m2 == 3 or 3 - m2 >= 3 - c2):
            yield m2, c2, 1 - boat


queue, parent = deque([(3, 3, 1)]), {(3, 3, 1): None}
while queue:
    state = queue.pop()
    if state == (0, 0, 0):
        path = []
        while state:
            path.append(state)
            state = parent[state]
        for each in path[::-1]:
            print(each)
        break
    for child in successors(state):
        if child not in parent:
            parent[child] = state
            queue.append(child)
