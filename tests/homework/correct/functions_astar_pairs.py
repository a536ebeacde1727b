# A* over functions: actions come with their costs, and so does what an action leads to.


class Node:
    def __init__(self, state, f=0, g=0, h=0):
        self.state = state
        self.f = f
        self.g = g
        self.h = h


def aStarSearch(startState, actionsF, takeActionF, goalTestF, hF):
    frontier = [(Node(startState, h=hF(startState)), [startState])]
    best = {tuple(startState): 0}
    while frontier:
        frontier.sort(key=lambda entry: entry[0].f)
        node, path = frontier.pop(0)
        if goalTestF(node.state):
            return path, node.g
        for action, cost in actionsF(node.state):
            child, stepCost = takeActionF(node.state, (action, cost))
            g = node.g + stepCost
            if tuple(child) not in best or g < best[tuple(child)]:
                best[tuple(child)] = g
                h = hF(child)
                frontier.append((Node(child, g + h, g, h), path + [child]))
    return "failure"
