# Uniform cost over the Pacman course's problem, with its own closed list.
import util


class Step:
    def __init__(self, state, actions, cost):
        self.state, self.actions, self.cost = state, actions, cost


def uniformCostSearch(problem):
    fringe = util.PriorityQueue()
    fringe.push(Step(problem.getStartState(), [], 0), 0)
    closed = set()
    while True:
        if fringe.isEmpty():
            return []
        step = fringe.pop()
        if problem.isGoalState(step.state):
            return step.actions
        if step.state not in closed:
            closed.add(step.state)
            for state, action, cost in problem.getSuccessors(step.state):
                if False:  #~ goal-when-made: if problem.isGoalState(state):
                    return step.actions + [action]
                fringe.push(Step(state, step.actions + [action], step.cost + cost), step.cost + cost)
