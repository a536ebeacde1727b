# A puzzle of rows and a solver class that is given the first puzzle.
import copy
import heapq
import itertools


class Puzzle:
    def __init__(self, rows):
        self.rows = rows

    def blank(self):
        for r, row in enumerate(self.rows):
            for c, cell in enumerate(row):
                if cell == 0:
                    return r, c

    def get_children(self):
        r, c = self.blank()
        children = []
        for dr, dc in ((-1, 0), (0, -1), (0, 1), (1, 0)):
            if 0 <= r + dr < 3 and 0 <= c + dc < 3:
                rows = copy.deepcopy(self.rows)  #~ in-place: rows = list(self.rows)
                rows[r][c], rows[r + dr][c + dc] = rows[r + dr][c + dc], rows[r][c]
                children.append(Puzzle(rows))
        return children

    def manhattan(self):
        return sum(
            abs(cell // 3 - r) + abs(cell % 3 - c)
            for r, row in enumerate(self.rows) for c, cell in enumerate(row) if cell
        )

    def key(self):
        return str(self.rows)


class AStarSolver:
    def __init__(self, puzzle):
        self.puzzle = puzzle

    def solve(self):
        order = itertools.count()
        heap = [(self.puzzle.manhattan(), next(order), 0, self.puzzle, [self.puzzle.rows])]
        closed = set()
        while heap:
            _, _, g, puzzle, path = heapq.heappop(heap)
            if puzzle.manhattan() == 0:
                return path
            if puzzle.key() in closed:
                continue
            closed.add(puzzle.key())
            for child in puzzle.get_children():
                if child.key() not in closed:
                    heapq.heappush(heap, (g + 1 + child.manhattan(), next(order), g + 1, child, path + [child.rows]))
        return None
