# Iterative deepening with a stack, a visited set and a table of parents in each iteration.

MOVES = {
    0: [1, 3], 1: [0, 2, 4], 2: [1, 5],
    3: [0, 4, 6], 4: [1, 3, 5, 7], 5: [2, 4, 8],
    6: [3, 7], 7: [4, 6, 8], 8: [5, 7],
}


def get_successors(state):
    blank = state.index(0)
    successors = []
    for other in MOVES[blank]:
        cells = list(state)
        cells[blank], cells[other] = cells[other], cells[blank]
        successors.append(tuple(cells))
    return successors


def iterative_deepening_search(initial, goal):
    for depth_limit in range(51):
        frontier = [(initial, 0, None)]
        visited = set()
        parent = {}
        while frontier:
            state, depth, before = frontier.pop()
            if state in visited:
                continue
            visited.add(state)
            parent[state] = before
            if state == goal:
                path = []
                while state is not None:
                    path.append(state)
                    state = parent[state]
                return path[::-1]
            if depth < depth_limit:
                for successor in get_successors(state):
                    frontier.append((successor, depth + 1, state))
    return None


if __name__ == "__main__":
    for step in iterative_deepening_search((1, 4, 2, 3, 7, 5, 6, 0, 8), (0, 1, 2, 3, 4, 5, 6, 7, 8)):
        print(step)
