# The ring of pillars: three neighbours are turned at once.
def turn(state, at):
    pillars = list(state)
    for offset in (-1, 0, 1):
        pillars[(at + offset) % len(pillars)] ^= 1
    return tuple(pillars)


def search(start):
    goal = (1,) * len(start)
    waiting, known = [[start]], {start}
    while waiting:
        path = waiting.pop(0)
        if path[-1] == goal:
            return path
        for at in range(len(start)):
            child = turn(path[-1], at)
            if child not in known:
                known.add(child)  #~ no-visited: pass
                waiting.append(path + [child])
    return "failure"
