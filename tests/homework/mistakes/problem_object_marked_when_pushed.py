# Uniform-cost search that marks a state as visited when it is pushed: a cheaper way to it that is found later is lost.
import util


def uniformCostSearch(problem):
    start = problem.getStartState()
    fringe = util.PriorityQueue()
    fringe.push((start, [], 0), 0)
    visited = {start}
    while not fringe.isEmpty():
        state, actions, cost = fringe.pop()
        if problem.isGoalState(state):
            return actions
        for successor, action, step in problem.getSuccessors(state):
            if successor not in visited:
                visited.add(successor)
                fringe.push((successor, actions + [action], cost + step), cost + step)
    return []
