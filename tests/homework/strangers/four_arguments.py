# The heuristic table comes second.
import heapq


class SearchNode:
    def __init__(self, name, parent, g, h):
        self.name, self.parent, self.g, self.h = name, parent, g, h

    def f(self):
        return self.g + self.h  #~ h-alone: return self.h

    def __lt__(self, other):
        return self.f() < other.f()


def a_star_search(graph, heuristics, start_node, goal_node):
    fringe = [SearchNode(start_node, None, 0, heuristics[start_node])]
    best = {start_node: 0}
    while fringe:
        node = heapq.heappop(fringe)
        if node.name == goal_node:
            answer = []
            while node:
                answer.append(node.name)
                node = node.parent
            answer.reverse()
            return answer
        if node.g > best[node.name]:
            continue
        for name, length in graph[node.name]:
            g = node.g + length
            if name not in best or g < best[name]:
                best[name] = g
                heapq.heappush(fringe, SearchNode(name, node, g, heuristics[name]))
    return []
