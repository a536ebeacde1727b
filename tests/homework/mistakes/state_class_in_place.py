# The tiles are moved on the board itself, and moved back later: every successor shares its rows with its parent.


class Board:
    def __init__(self, rows):
        self.rows = rows

    def key(self):
        return tuple(cell for row in self.rows for cell in row)

    def successors(self):
        size = len(self.rows)
        row, column = next((r, c) for r in range(size) for c in range(size) if self.rows[r][c] == 0)
        found = []
        for to_row, to_column in ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)):
            if 0 <= to_row < size and 0 <= to_column < size:
                rows = self.rows.copy()
                rows[row][column], rows[to_row][to_column] = rows[to_row][to_column], 0
                found.append(Board(rows))
        return found

    def solve(self):
        goal = tuple(range(len(self.rows) ** 2))
        queue, reached = [[self]], {self.key()}
        while queue:
            path = queue.pop(0)
            for child in path[-1].successors():
                if child.key() == goal:
                    return [board.rows for board in path + [child]]
                if child.key() not in reached:
                    reached.add(child.key())
                    queue.append(path + [child])
        return None
