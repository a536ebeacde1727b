# Depth-limited search over AIMA's problem object, with a node class and words for the ends.
class Node:
    def __init__(self, state, parent=None, action=None):
        self.state, self.parent, self.action = state, parent, action

    def solution(self):
        node, states = self, []
        while node:
            states.append(node.state)
            node = node.parent
        return states[::-1]


def depth_limited_search(problem, limit=50):
    def recursive_dls(node, problem, limit):
        if problem.goal_test(node.state):
            return node.solution()
        elif limit == 0:  #~ limit-above: elif limit == 1:
            return "cutoff"
        cutoff_occurred = False
        for action in problem.actions(node.state):
            child = Node(problem.result(node.state, action), node, action)
            result = recursive_dls(child, problem, limit - 1)
            if result == "cutoff":
                cutoff_occurred = True
            elif result is not None:
                return result
        return "cutoff" if cutoff_occurred else None

    return recursive_dls(Node(problem.initial), problem, limit)
