# IDA* as in the encyclopaedia: the path is a list that grows and shrinks.
FOUND = "found"


def ida_star(problem):
    bound = problem.h(problem.initial)
    path = [problem.initial]
    while True:
        t = search(problem, path, 0, bound)
        if t == FOUND:
            return list(path)
        if t == float("inf"):
            return None
        bound = t  #~ plus-one: bound = bound + 1


def search(problem, path, g, bound):
    node = path[-1]
    f = g + problem.h(node)
    if f > bound:
        return f
    if problem.is_goal(node):
        return FOUND
    least = float("inf")
    for action in problem.actions(node):
        succ = problem.result(node, action)
        if succ not in path:
            path.append(succ)
            t = search(problem, path, g + problem.action_cost(node, action, succ), bound)
            if t == FOUND:
                return FOUND
            if t < least:
                least = t
            path.pop()
    return least
