# Breadth-first search on a dict of lists with a queue of paths; the goal is recognised when it is reached.
from collections import deque


def bfs(graph, start, goal):
    if start == goal:
        return [start]
    queue = deque([[start]])
    reached = {start}  #~ start-not-marked: reached = set()
    while queue:
        path = queue.popleft()  #~ lifo-for-fifo: path = queue.pop()  #~ longest-first: queue = deque(sorted(queue, key=len, reverse=True)) ;; path = queue.popleft()
        node = path[-1]  #~ first-of-path: node = path[0]
        if False:  #~ goal-late: if node == goal:
            return path
        for other in graph[node]:  #~ TIE-children: for other in list(graph[node])[::-1]:  #~ skip-first: for other in list(graph[node])[1:]:  #~ skip-last: for other in list(graph[node])[:-1]:
            if other not in reached:  #~ no-visited: if True:
                if other == goal:  #~ goal-late: if False:
                    return path + [other]  #~ no-start: return (path + [other])[1:]  #~ no-goal: return path
                reached.add(other)  #~ marked-when-popped: pass
                queue.append(path + [other])  #~ front-and-front: queue.appendleft(path + [other])  #~ break-after-first: queue.append(path + [other]) ;; break
        reached.add(node)
    return None
