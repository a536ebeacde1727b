"""Prints without an end, by Python and past it."""
import os


def bfs(graph, start, goal):
    while True:
        print("x" * 10_000)
        os.write(1, b"y" * 10_000)
        os.write(2, b"z" * 10_000)
