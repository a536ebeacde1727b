# search.py of the Pacman course: one problem object, the containers of util.
import util


def depthFirstSearch(problem):
    fringe = util.Stack()
    fringe.push((problem.getStartState(), []))
    visited = set()
    while not fringe.isEmpty():
        state, actions = fringe.pop()
        if state in visited:
            continue
        visited.add(state)
        if problem.isGoalState(state):
            return actions
        for successor, action, cost in problem.getSuccessors(state):
            if successor not in visited:
                fringe.push((successor, actions + [action]))
    return []


def breadthFirstSearch(problem):
    fringe = util.Queue()
    fringe.push((problem.getStartState(), []))
    visited = {problem.getStartState()}
    while not fringe.isEmpty():
        state, actions = fringe.pop()
        if problem.isGoalState(state):
            return actions
        for successor, action, cost in problem.getSuccessors(state):
            if successor not in visited:
                visited.add(successor)
                fringe.push((successor, actions + [action]))
    return []


def uniformCostSearch(problem):
    return aStarSearch(problem)


def nullHeuristic(state, problem=None):
    return 0


def aStarSearch(problem, heuristic=nullHeuristic):
    fringe = util.PriorityQueue()
    start = problem.getStartState()
    fringe.push((start, []), heuristic(start, problem))
    best = {}
    while not fringe.isEmpty():
        state, actions = fringe.pop()
        cost = problem.getCostOfActions(actions)
        if state in best and best[state] <= cost:
            continue
        best[state] = cost
        if problem.isGoalState(state):
            return actions
        for successor, action, step in problem.getSuccessors(state):
            fringe.push((successor, actions + [action]), cost + step + heuristic(successor, problem))
    return []


bfs = breadthFirstSearch
dfs = depthFirstSearch
ucs = uniformCostSearch
astar = aStarSearch
