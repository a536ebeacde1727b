# A* that stops as soon as a goal is generated, though a cheaper path to it may still wait.
import heapq


def astar_search(problem):
    count = 0
    frontier = [(problem.h(problem.initial), count, 0, problem.initial, [problem.initial])]
    best = {problem.initial: 0}
    while frontier:
        _, _, g, state, path = heapq.heappop(frontier)
        if g > best[state]:
            continue
        for action in problem.actions(state):
            child = problem.result(state, action)
            cost = problem.path_cost(g, state, action, child)
            if problem.goal_test(child):
                return path + [child]
            if child not in best or cost < best[child]:
                best[child] = cost
                count += 1
                heapq.heappush(frontier, (cost + problem.h(child), count, cost, child, path + [child]))
    return None
