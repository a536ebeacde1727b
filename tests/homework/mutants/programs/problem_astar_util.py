# A* with the names of the course on Pacman and its priority queue.
import util


def aStarSearch(problem, heuristic):
    fringe = util.PriorityQueue()
    start = problem.getStartState()
    fringe.push((start, [], 0), heuristic(start, problem))
    closed = set()
    while not fringe.isEmpty():
        state, actions, cost = fringe.pop()
        if state in closed:  #~ no-visited: if False:  #~ start-unmarked: if False:
            continue
        closed.add(state)  #~ closed-on-push: pass  #~ start-unmarked: pass
        if problem.isGoalState(state):  #~ goal-when-made: if False:  #~ goal-after-children: found = problem.isGoalState(state) ;; if False:
            return actions  #~ last-action-only: return actions[-1:]
        for child, action, step in problem.getSuccessors(state):  #~ skip-last: for child, action, step in problem.getSuccessors(state)[:-1]:
            if child not in closed:  #~ no-visited: if True:  #~ closed-on-push: if child not in closed and child != start:
                if False:  #~ goal-when-made: if problem.isGoalState(child):
                    return actions + [action]
                total = cost + step  #~ unit-costs: total = cost + 1  #~ last-step: total = step  #~ f-for-g: total = cost + step + heuristic(child, problem)  #~ closed-on-push: total = cost + step ;; closed.add(child)  #~ costs-twice: total = cost + 2 * step  #~ start-unmarked: total = cost + step ;; closed.add(child)
                f = total + heuristic(child, problem)  #~ h-alone: f = heuristic(child, problem)  #~ no-h: f = total  #~ h-doubled: f = total + 2 * heuristic(child, problem)  #~ h-of-parent: f = total + heuristic(state, problem)  #~ f-for-g: f = total  #~ max-first: f = -(total + heuristic(child, problem))  #~ greater-of-two: f = max(total, heuristic(child, problem))  #~ product: f = total * heuristic(child, problem)
                fringe.push((child, actions + [action], total), f)
        if False:  #~ goal-after-children: if found:
            return actions
    return []
