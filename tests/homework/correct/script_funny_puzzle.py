# The seven-tile puzzle of CS 540: A* with two blanks, states are lists, ties broken by the state.
import heapq
import resource
import sys


def get_manhattan_distance(from_state, to_state=[1, 2, 3, 4, 5, 6, 7, 0, 0]):
    distance = 0
    for tile in range(1, 8):
        a, b = from_state.index(tile), to_state.index(tile)
        distance += abs(a // 3 - b // 3) + abs(a % 3 - b % 3)
    return distance


def get_succ(state):
    succ_states = []
    for blank in [i for i in range(9) if state[i] == 0]:
        row, col = divmod(blank, 3)
        for dr, dc in ((-1, 0), (1, 0), (0, -1), (0, 1)):
            r, c = row + dr, col + dc
            if 0 <= r < 3 and 0 <= c < 3 and state[3 * r + c] != 0:
                new = state[:]
                new[blank], new[3 * r + c] = new[3 * r + c], 0
                succ_states.append(new)
    return sorted(succ_states)


def print_succ(state):
    for each in get_succ(state):
        print(each, "h=%d" % get_manhattan_distance(each))


def solve(state, goal_state=[1, 2, 3, 4, 5, 6, 7, 0, 0]):
    pq = []
    h = get_manhattan_distance(state)
    heapq.heappush(pq, (h, state, (0, h, -1)))
    closed, nodes = set(), []
    longest = 0
    while pq:
        longest = max(longest, len(pq))
        cost, current, (g, h, parent) = heapq.heappop(pq)
        nodes.append((current, h, g, parent))
        closed.add(tuple(current))
        if current == goal_state:
            break
        for child in get_succ(current):
            if tuple(child) not in closed:
                h = get_manhattan_distance(child)
                heapq.heappush(pq, (g + 1 + h, child, (g + 1, h, len(nodes) - 1)))
    path = []
    at = len(nodes) - 1
    while at != -1:
        path.append(nodes[at])
        at = nodes[at][3]
    for state, h, g, _ in reversed(path):
        print(state, "h=%d" % h, "moves: %d" % g)
    print("Max queue length: %d" % longest)


if __name__ == "__main__":
    solve([4, 3, 0, 5, 1, 6, 7, 2, 0])
    used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    print("memory", used / 1024)
