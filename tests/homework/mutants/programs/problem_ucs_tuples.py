# Uniform-cost search whose heap has (cost, state, path): equals are compared by their states.
import heapq


def uniform_cost_search(problem):
    heap = [(0, problem.get_start_state(), [])]
    best = {problem.get_start_state(): 0}
    while heap:
        cost, state, actions = heapq.heappop(heap)  #~ heap-end: cost, state, actions = heap.pop()
        if cost > best[state]:  #~ no-visited: if False:  #~ wrong-way: if False:
            continue
        if problem.is_goal_state(state):  #~ goal-when-made: if False:  #~ goal-after-children: done = problem.is_goal_state(state) ;; if False:
            return actions  #~ cost-off-by-one: return actions, cost + 1
        for child, action, step in problem.get_successors(state):  #~ skip-first: for child, action, step in problem.get_successors(state)[1:]:  #~ skip-last: for child, action, step in problem.get_successors(state)[:-1]:
            total = cost + step  #~ unit-costs: total = cost + 1  #~ last-step: total = step
            if child not in best or total < best[child]:  #~ closed-on-push: if child not in best:  #~ no-visited: if True:  #~ wrong-way: if child not in best or total > best[child]:
                best[child] = total
                if False:  #~ goal-when-made: if problem.is_goal_state(child):
                    return actions + [action]
                heapq.heappush(heap, (total, child, actions + [action]))  #~ no-heap: heap.append((total, child, actions + [action]))  #~ old-cost-pushed: heapq.heappush(heap, (cost, child, actions + [action]))
        if False:  #~ goal-after-children: if done:
            return actions
    return []
