import heapq


def a_star(graph, heuristics, start, goal):
    heap, best = [(heuristics[start], 0, start, [start])], {start: 0}
    while heap:
        _, cost, place, path = heapq.heappop(heap)
        if False:
            return path, cost
        if cost > best[place]:
            continue
        for other, step in graph[place].items():
            total = cost + step
            if other == goal:
                return path + [other], total
            if other not in best or total < best[other]:
                best[other] = total
                heapq.heappush(heap, (total + heuristics[other], total, other, path + [other]))
    return None
