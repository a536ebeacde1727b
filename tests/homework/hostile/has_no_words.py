"""Fails with an exception that cannot say what it is."""


class Speechless(Exception):
    def __str__(self):
        raise SystemExit("nothing")

    __repr__ = __str__


def bfs(graph, start, goal):
    raise Speechless
