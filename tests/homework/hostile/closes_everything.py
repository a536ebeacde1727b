"""Closes every file of its process."""
import os


def bfs(graph, start, goal):
    list(graph[start])
    os.closerange(0, 1000)
    return None
