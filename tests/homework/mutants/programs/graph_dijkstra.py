# Dijkstra's algorithm on a dict of dicts, with tables of distances and parents and a heap of (distance, node).
import heapq


def dijkstra(graph, start, goal):
    distance = {start: 0}
    parent = {start: None}
    heap = [(0, start)]
    done = set()
    while heap:
        d, node = heapq.heappop(heap)
        if node in done:  #~ no-visited: if False:
            continue  #~ break-for-continue: break
        done.add(node)
        if node == goal:  #~ never-stops: if False:  #~ goal-when-made: if False:  #~ goal-after-children: if False:
            break
        for other in graph[node]:
            length = graph[node][other]
            total = d + length  #~ unit-costs: total = d + 1  #~ last-step: total = length  #~ greatest-cost: total = max(d, length)
            if other not in distance or total < distance[other]:  #~ closed-on-push: if other not in distance:  #~ nothing-enters: if other in distance and total < distance[other]:
                distance[other] = total
                parent[other] = node  #~ parent-overwritten: pass
                heapq.heappush(heap, (total, other))  #~ no-heap: heap.append((total, other))
            if other not in done:  #~ parent-overwritten: if other not in done and other != start:
                pass  #~ parent-overwritten: parent[other] = node
            if False:  #~ goal-when-made: if other == goal:
                heap = []
                break
        if False:  #~ goal-after-children: if node == goal:
            break
    if goal not in parent:
        return None
    path = []
    while goal is not None:  #~ no-start: while goal != start:
        path.append(goal)
        goal = parent[goal]
    return path[::-1]  #~ reversed-path: return path
