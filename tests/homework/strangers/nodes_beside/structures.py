from heapq import heappop, heappush


class Node:
    def __init__(self, place, before, cost):
        self.place, self.before, self.cost = place, before, cost

    def route(self):
        return (self.before.route() if self.before else []) + [self.place]


class Heap:
    def __init__(self):
        self._heap, self._number = [], 0

    def push(self, node, rank):
        self._number += 1
        heappush(self._heap, (rank, self._number, node))

    def pop(self):
        return heappop(self._heap)[2]

    def __len__(self):
        return len(self._heap)
