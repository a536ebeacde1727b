"""Leaves a process in a session of its own behind, two forks away, and answers."""
import os
import time


def bfs(graph, start, goal):
    list(graph[start])
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            time.sleep(120)
        os._exit(0)
    return None
