# The goal is recognised only after its successors have been made.
import heapq
import sys

GOAL = [1, 2, 3, 4, 5, 6, 7, 0, 0]


def manhattan(state):
    return sum(
        abs(at // 3 - (tile - 1) // 3) + abs(at % 3 - (tile - 1) % 3) for at, tile in enumerate(state) if tile != 0
    )


def get_succ(state):
    found = []
    for at in range(9):
        if state[at] != 0:
            continue
        for down, right in ((-1, 0), (0, -1), (0, 1), (1, 0)):
            row, column = at // 3 + down, at % 3 + right
            if 0 <= row < 3 and 0 <= column < 3 and state[3 * row + column] != 0:
                child = list(state)
                child[at], child[3 * row + column] = child[3 * row + column], 0
                found.append(child)
    return sorted(found)


def solve(state):
    queue = [(manhattan(state), state, 0, [state])]
    best = {tuple(state): 0}
    while queue:
        _, state, g, path = heapq.heappop(queue)
        if g > best[tuple(state)]:
            continue
        children = get_succ(state)
        if state == GOAL:
            for moves, each in enumerate(path):
                print(each, "h={}".format(manhattan(each)), "moves: {}".format(moves))
            return
        for child in children:
            if g + 1 < best.get(tuple(child), 10**9):
                best[tuple(child)] = g + 1
                heapq.heappush(queue, (g + 1 + manhattan(child), child, g + 1, path + [child]))


if __name__ == "__main__":
    solve([int(number) for number in sys.argv[1].split(",")])
