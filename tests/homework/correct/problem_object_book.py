# Best-first search with the names of AIMA's book.
import heapq


class Node:
    def __init__(self, state, parent=None, action=None, path_cost=0):
        self.state = state
        self.parent = parent
        self.action = action
        self.path_cost = path_cost

    def __lt__(self, other):
        return False

    def expand(self, problem):
        for action in problem.actions(self.state):
            after = problem.result(self.state, action)
            cost = problem.path_cost(self.path_cost, self.state, action, after)
            yield Node(after, self, action, cost)


def best_first_search(problem, f=lambda node: node.path_cost):
    node = Node(problem.initial)
    frontier = [(f(node), node)]
    reached = {problem.initial: node}
    while frontier:
        _, node = heapq.heappop(frontier)
        if problem.is_goal(node.state):
            return node
        for child in node.expand(problem):
            if child.state not in reached or child.path_cost < reached[child.state].path_cost:
                reached[child.state] = child
                heapq.heappush(frontier, (f(child), child))
    return None


def astar_search(problem, h=None):
    h = h or problem.h
    return best_first_search(problem, f=lambda node: node.path_cost + h(node))
