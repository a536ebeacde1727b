import heapq


class Node:
    def __init__(self, state, parent=None, path_cost=0):
        self.state, self.parent, self.path_cost = state, parent, path_cost

    def __lt__(self, other):
        return self.path_cost < other.path_cost


def uniform_cost_search(problem):
    frontier, reached = [Node(problem.initial)], {problem.initial: 0}
    while frontier:
        node = heapq.heappop(frontier)
        if problem.is_goal(node.state):
            return node
        if node.path_cost > reached[node.state]:
            continue
        for action in problem.actions(node.state):
            state = problem.result(node.state, action)
            cost = node.path_cost + problem.action_cost(node.state, action, state)
            if state not in reached:
                reached[state] = cost
                heapq.heappush(frontier, Node(state, node, cost))
    return None
