# %% becomes a notebook
import heapq
%matplotlib inline
import matplotlib.pyplot as plt
# %%
class Frontier:
    def __init__(self):
        self.entries = []
    def push(self, cost, path):
        self.entries.append((cost, path))
        self.entries.sort(key=lambda entry: entry[0])  #~ unsorted: pass
    def pop(self):
        return self.entries.pop(0)
# %%
def uniform_cost_search(graph, start, goal):
    frontier = Frontier()
    frontier.push(0, [start])
    explored = set()
    while frontier.entries:
        cost, path = frontier.pop()
        if path[-1] == goal:
            return path
        if path[-1] in explored:
            continue
        explored.add(path[-1])
        for city, distance in graph[path[-1]].items():
            if city not in explored:
                frontier.push(cost + distance, path + [city])
    return None
# %%
plt.plot([1, 2, 3])
!pip install networkx
uniform_cost_search({"A": {"B": 1}, "B": {}}, "A", "B")
