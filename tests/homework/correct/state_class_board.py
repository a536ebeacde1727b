# A board that knows its neighbours, and a solver that is given the first board.
import heapq


class Board:
    def __init__(self, tiles):
        self.tiles = tiles
        self.n = len(tiles)

    def manhattan(self):
        distance = 0
        for row in range(self.n):
            for col in range(self.n):
                tile = self.tiles[row][col]
                if tile != 0:
                    distance += abs(tile // self.n - row) + abs(tile % self.n - col)
        return distance

    def is_goal(self):
        return self.manhattan() == 0

    def neighbors(self):
        for row in range(self.n):
            for col in range(self.n):
                if self.tiles[row][col] == 0:
                    blank_row, blank_col = row, col
        for dr, dc in ((-1, 0), (0, -1), (0, 1), (1, 0)):
            row, col = blank_row + dr, blank_col + dc
            if 0 <= row < self.n and 0 <= col < self.n:
                tiles = [list(each) for each in self.tiles]
                tiles[blank_row][blank_col], tiles[row][col] = tiles[row][col], 0
                yield Board(tiles)

    def key(self):
        return tuple(map(tuple, self.tiles))


class Solver:
    def __init__(self, initial):
        self.initial = initial

    def solve(self):
        heap = [(self.initial.manhattan(), 0, 0, self.initial, None)]
        count, closed = 0, set()
        while heap:
            entry = heapq.heappop(heap)
            _, _, moves, board, _ = entry
            if board.key() in closed:
                continue
            closed.add(board.key())
            if board.is_goal():
                path = []
                while entry:
                    path.append(entry[3].tiles)
                    entry = entry[4]
                return path[::-1]
            for neighbor in board.neighbors():
                if neighbor.key() not in closed:
                    count += 1
                    heapq.heappush(heap, (moves + 1 + neighbor.manhattan(), count, moves + 1, neighbor, entry))
        return None
