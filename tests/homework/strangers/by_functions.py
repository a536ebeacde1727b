# A search that is given everything as functions.
import heapq


def search(initial_state, is_goal, successors, heuristic):
    tie = 0
    heap = [(heuristic(initial_state), tie, 0, [initial_state])]
    best = {}
    while heap:
        f, _, g, path = heapq.heappop(heap)
        state = path[-1]
        if is_goal(state):
            return path
        if state in best and best[state] <= g:
            continue
        best[state] = g
        for child, cost in successors(state):
            if child not in path:
                tie += 1
                heapq.heappush(heap, (g + cost + heuristic(child), tie, g + cost, path + [child]))  #~ f-for-g: heapq.heappush(heap, (f + cost + heuristic(child), tie, f + cost, path + [child]))
    return None
