from collections import deque


class Puzzle:
    def __init__(self, cells):
        self.cells = tuple(cells)

    def successors(self):
        blank = self.cells.index(0)
        row, column = divmod(blank, 3)
        for down, right in ((-1, 0), (0, -1), (0, 1), (1, 0)):
            if 0 <= row + down < 3 and 0 <= column + right < 3:
                to, cells = 3 * (row + down) + column + right, list(self.cells)
                cells[blank], cells[to] = cells[to], 0
                yield Puzzle(cells)


def solve(start):
    queue, seen = deque([[start]]), {start.cells}
    while queue:
        path = queue.popleft()
        if path[-1].cells == tuple(range(9)):
            return [each.cells for each in path]
        for child in path[-1].successors():
            if child.cells not in seen:
                seen.add(child.cells)
                queue.append(path + [child])
    return None
