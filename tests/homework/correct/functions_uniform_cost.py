# The lecture's pseudocode: successors come as (next state, step cost), the parent is recorded when a state is visited.
import heapq
import itertools


def uniform_cost_search(initial, goal, successors):
    count = itertools.count()
    frontier = [(0, next(count), initial, None)]
    parent = {}
    while frontier:
        cost, _, state, state_parent = heapq.heappop(frontier)
        if state in parent:
            continue
        parent[state] = state_parent
        if state == goal:
            path = []
            while state is not None:
                path.append(state)
                state = parent[state]
            return path[::-1], cost
        for child, step_cost in successors(state):
            heapq.heappush(frontier, (cost + step_cost, next(count), child, state))
    return None
