# Depth first by recursion: the visited set and the path are passed on.
def dfs(graph, node, goal, visited=None, path=None):
    if visited is None:
        visited, path = set(), []
    visited.add(node)  #~ no-visited: pass
    path = path + [node]
    if node == goal:
        return path
    for neighbor in graph[node]:
        if neighbor not in visited:
            found = dfs(graph, neighbor, goal, visited, path)
            if found:
                return found
    return None
