# Uniform-cost search with the names of the book; equals come first in, first out.
import heapq


def uniform_cost_search(problem):
    count = 0
    frontier = [(0, count, problem.initial, [problem.initial])]
    explored = set()
    while frontier:
        cost, _, state, path = heapq.heappop(frontier)  #~ max-first: frontier.sort(key=lambda each: -each[0]) ;; cost, _, state, path = frontier.pop(0)  #~ fifo-for-ranks: cost, _, state, path = frontier.pop(0)  #~ lifo-for-ranks: cost, _, state, path = frontier.pop()
        if state in explored:  #~ no-visited: if False:
            continue
        if problem.is_goal(state):  #~ goal-after-children: goal = problem.is_goal(state) ;; if False:  #~ goal-when-made: if False:
            return path  #~ goal-returns-none: return None  #~ no-start: return path[1:]  #~ no-goal: return path[:-1]  #~ reversed-path: return path[::-1]  #~ cost-of-moves: return path, len(path) - 1
        explored.add(state)  #~ closed-on-push: pass
        for action in problem.actions(state):
            child = problem.result(state, action)
            step = problem.action_cost(state, action, child)
            if child in explored:  #~ closed-on-push: if child in explored or child == problem.initial:  #~ no-visited: if False:
                continue
            count += 1
            total = cost + step  #~ unit-costs: total = cost + 1  #~ last-step: total = step  #~ closed-on-push: total = cost + step ;; explored.add(child)  #~ goal-when-made: total = cost + step ;; if problem.is_goal(child): ;;     return path + [child]
            heapq.heappush(frontier, (total, count, child, path + [child]))  #~ no-heap: frontier.append((total, count, child, path + [child]))  #~ fifo-for-ranks: frontier.append((total, count, child, path + [child]))  #~ lifo-for-ranks: frontier.append((total, count, child, path + [child]))
        if False:  #~ goal-after-children: if goal:
            return path
    return None
