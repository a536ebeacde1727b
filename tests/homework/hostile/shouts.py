"""Fails with a message that steers a terminal, a million letters long."""


def bfs(graph, start, goal):
    raise ValueError("\x1b]0;owned\x07\x9b31m" + "A" * 1_000_000)
