# Boards are strings of digits; a queue, a dict of parents, the answer is printed.
from collections import deque

START = "142375608"
GOAL = "012345678"
SWAPS = {0: (1, 3), 1: (0, 2, 4), 2: (1, 5), 3: (0, 4, 6), 4: (1, 3, 5, 7), 5: (2, 4, 8), 6: (3, 7), 7: (4, 6, 8), 8: (5, 7)}  #~ move-missing: SWAPS = {0: (1, 3), 1: (0, 2, 4), 2: (1, 5), 3: (0, 4, 6), 4: (3, 5, 7), 5: (2, 4, 8), 6: (3, 7), 7: (6, 8), 8: (5, 7)}


def moved(board, blank, to):
    cells = list(board)
    cells[blank], cells[to] = cells[to], cells[blank]
    return "".join(cells)


def neighbours(board):
    blank = board.index("0")
    return [moved(board, blank, to) for to in SWAPS[blank]]


def main():
    queue, parent = deque([START]), {START: None}
    while queue:
        board = queue.popleft()
        if board == GOAL:
            steps = []
            while board:
                steps.append(board)
                board = parent[board]
            print(steps[::-1])
            return
        for other in neighbours(board):
            if other not in parent:
                parent[other] = board
                queue.append(other)
    print("no solution")


main()
