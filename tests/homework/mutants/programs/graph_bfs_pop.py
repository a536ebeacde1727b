# Breadth-first search with a queue of paths; states are marked, and tested for the goal, when they are taken off.
from collections import deque


def bfs(graph, start, goal):
    queue = deque()
    queue.append([start])
    explored = []
    while queue:
        path = queue.popleft()  #~ lifo-for-fifo: path = queue.pop()
        node = path[-1]  #~ first-of-path: node = path[0]
        if node in explored:  #~ no-visited: if False:  #~ first-of-path: if False:
            continue  #~ break-for-continue: break  #~ return-for-continue: return "Goal not found"
        explored.append(node)
        if node == goal:
            return path  #~ no-goal: return path[:-1]  #~ no-start: return path[1:]
        for other in graph[node]:  #~ skip-first: for other in list(graph[node])[1:]:  #~ skip-last: for other in list(graph[node])[:-1]:
            queue.append(path + [other])  #~ shared-path: path.append(other) ;; queue.append(path)  #~ front-and-front: queue.appendleft(path + [other])
    return "Goal not found"
