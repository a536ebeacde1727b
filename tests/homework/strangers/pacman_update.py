# A* with the course's update of priorities.
from util import PriorityQueue


def nullHeuristic(state, problem=None):
    return 0


def aStarSearch(problem, heuristic=nullHeuristic):
    start = problem.getStartState()
    frontier = PriorityQueue()
    frontier.push(start, heuristic(start, problem))
    costs, paths, expanded = {start: 0}, {start: []}, set()
    while not frontier.isEmpty():
        state = frontier.pop()
        if problem.isGoalState(state):
            return paths[state]
        expanded.add(state)
        for successor, action, step in problem.getSuccessors(state):
            cost = costs[state] + step
            if successor in expanded:
                continue
            if successor not in costs or cost < costs[successor]:
                costs[successor] = cost
                paths[successor] = paths[state] + [action]
                frontier.update(successor, cost + heuristic(successor, problem))  #~ h-doubled: frontier.update(successor, cost + 2 * heuristic(successor, problem))
    return []
