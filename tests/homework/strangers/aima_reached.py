# Best-first search as in the book, with a function for f and a priority queue of its own.
import heapq


class Node:
    def __init__(self, state, parent=None, action=None, path_cost=0):
        self.__dict__.update(state=state, parent=parent, action=action, path_cost=path_cost)

    def __len__(self):
        return 0 if self.parent is None else (1 + len(self.parent))

    def __bool__(self):
        return True


class Queue:
    def __init__(self, first, key):
        self.key, self.items, self.count = key, [], 0
        self.add(first)

    def add(self, item):
        self.count += 1
        heapq.heappush(self.items, (self.key(item), self.count, item))

    def pop(self):
        return heapq.heappop(self.items)[-1]

    def __len__(self):
        return len(self.items)


def expand(problem, node):
    for action in problem.actions(node.state):
        s1 = problem.result(node.state, action)
        yield Node(s1, node, action, node.path_cost + problem.action_cost(node.state, action, s1))


def best_first_search(problem, f):
    node = Node(problem.initial)
    frontier, reached = Queue(node, f), {problem.initial: node}
    while frontier:
        node = frontier.pop()
        if problem.is_goal(node.state):
            return node
        for child in expand(problem, node):
            if child.state not in reached or child.path_cost < reached[child.state].path_cost:  #~ closed-on-push: if child.state not in reached:
                reached[child.state] = child
                frontier.add(child)
    return None


def astar_search(problem, h=None):
    h = h or problem.h
    return best_first_search(problem, f=lambda n: n.path_cost + h(n))
