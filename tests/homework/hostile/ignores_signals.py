"""Ignores every signal and every exception, and leaves a thread."""
import signal
import threading


def bfs(graph, start, goal):
    list(graph[start])
    for number in range(1, 32):
        try:
            signal.signal(number, signal.SIG_IGN)
        except (OSError, ValueError):
            pass
    threading.Thread(target=forever).start()
    forever()


def forever():
    while True:
        try:
            while True:
                sum(range(1000))
        except BaseException:
            pass
