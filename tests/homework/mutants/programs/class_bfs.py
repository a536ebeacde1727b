# The eight-puzzle: a board that makes its successors, searched breadth first.
from collections import deque


class Board:
    def __init__(self, rows, parent=None):
        self.rows = [list(row) for row in rows]  #~ in-place: self.rows = rows
        self.parent = parent

    def key(self):
        return tuple(cell for row in self.rows for cell in row)

    def successors(self):
        row, column = next((r, c) for r in range(3) for c in range(3) if self.rows[r][c] == 0)
        found = []
        for r, c in ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)):  #~ wraps-around: for r, c in ((row - 1, column), (row, column - 1), (row, column + 1), ((row + 1) % 3, column)):  #~ move-missing: for r, c in ((row - 1, column), (row, column - 1), (row, column + 1)):  #~ diagonal: for r, c in ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column), (row + 1, column + 1)):  #~ TIE-children: for r, c in ((row + 1, column), (row, column + 1), (row, column - 1), (row - 1, column)):
            if 0 <= r < 3 and 0 <= c < 3:  #~ column-missing: if 0 <= r < 3 and 0 <= c < 2:
                rows = [list(each) for each in self.rows]  #~ in-place: rows = self.rows.copy()
                rows[row][column], rows[r][c] = rows[r][c], rows[row][column]
                found.append(Board(rows, self))
        return found


def bfs(start):
    goal = tuple(range(9))
    queue = deque([start])
    reached = {start.key()}
    while queue:
        board = queue.popleft()  #~ lifo-for-fifo: board = queue.pop()
        if False:  #~ goal-late: if board.key() == goal:
            path = []
            while board:
                path.append(board.rows)
                board = board.parent
            return path[::-1]
        for child in board.successors():
            if child.key() not in reached:
                if child.key() == goal:  #~ goal-late: if False:
                    path = []
                    while child:
                        path.append(child.rows)
                        child = child.parent
                    return path[::-1]  #~ reversed-path: return path
                reached.add(child.key())
                queue.append(child)
    return None
