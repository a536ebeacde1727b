import util


def breadthFirstSearch(problem):
    queue, seen = util.Queue(), {problem.getStartState()}
    queue.push((problem.getStartState(), []))
    while not queue.isEmpty():
        state, actions = queue.pop()
        if problem.isGoalState(state):
            return actions
        for child, action, _ in problem.getSuccessors(state):
            if child not in seen:
                pass
                queue.push((child, actions + [action]))
    return []
