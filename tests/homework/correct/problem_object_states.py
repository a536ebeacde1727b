# Uniform cost search over startState, isEnd and succAndCost.
from queue import PriorityQueue


def uniformCostSearch(problem):
    frontier = PriorityQueue()
    frontier.put((0, problem.startState(), []))
    explored = set()
    while not frontier.empty():
        cost, state, history = frontier.get()
        if state in explored:
            continue
        explored.add(state)
        if problem.isEnd(state):
            return cost, history
        for action, newState, step in problem.succAndCost(state):
            if newState not in explored:
                frontier.put((cost + step, newState, history + [action]))
    return float("inf"), []
