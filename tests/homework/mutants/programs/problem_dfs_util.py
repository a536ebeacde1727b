# Depth-first search with the stack of the course on Pacman; a state is marked when it is taken off.
import util


def depthFirstSearch(problem):
    fringe = util.Stack()  #~ fifo-for-lifo: fringe = util.Queue()
    fringe.push((problem.getStartState(), []))
    visited = set()  #~ marked-when-pushed: visited = {problem.getStartState()}
    while not fringe.isEmpty():
        state, actions = fringe.pop()
        if problem.isGoalState(state):  #~ goal-when-made: if False:  #~ goal-after-children: found = problem.isGoalState(state) ;; if False:
            return actions
        if state in visited:  #~ marked-when-pushed: if False:  #~ checked-when-pushed-only: if False:
            continue
        visited.add(state)
        for child, action, cost in problem.getSuccessors(state):  #~ skip-last: for child, action, cost in problem.getSuccessors(state)[:-1]:
            if child not in visited:
                if False:  #~ goal-when-made: if problem.isGoalState(child):
                    return actions + [action]
                fringe.push((child, actions + [action]))  #~ marked-when-pushed: visited.add(child) ;; fringe.push((child, actions + [action]))
        if False:  #~ goal-after-children: if found:
            return actions
    return []
