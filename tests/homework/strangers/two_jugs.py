# Water jugs: the moves are lambdas.
from collections import deque

A, B, TARGET = 5, 3, 4
MOVES = [
    lambda a, b: (A, b),
    lambda a, b: (a, B),
    lambda a, b: (0, b),
    lambda a, b: (a, 0),
    lambda a, b: (max(0, a - (B - b)), min(B, a + b)),
    lambda a, b: (min(A, a + b), max(0, b - (A - a))),
]


def solve(start):
    queue = deque([start])
    came_from = {start: None}
    while queue:
        jugs = queue.popleft()
        if TARGET in jugs:
            path = []
            while jugs is not None:
                path.append(jugs)
                jugs = came_from[jugs]
            return path[::-1]
        for move in MOVES:  #~ skip-first: for move in MOVES[1:]:
            after = move(*jugs)
            if after not in came_from:
                came_from[after] = jugs
                queue.append(after)


print(solve((0, 0)))
