"""The n queens: as many queens as rows on a board, none attacking another."""

from searchlight import Problem

SIZE = 6


class Queens(Problem):
    """A state has the column of the queen in each row from the top, as far as there are queens."""

    def __init__(self, initial=()):
        super().__init__(initial)

    def actions(self, state):
        """The columns in which the next queen is safe."""
        row = len(state)
        if row == SIZE:
            return []
        return [column for column in range(SIZE) if self.safe(state, row, column)]

    def safe(self, state, row, column):
        return all(column != other and abs(column - other) != row - above for above, other in enumerate(state))

    def result(self, state, action):
        return (*state, action)

    def is_goal(self, state):
        return len(state) == SIZE

    # What a state looks like: a board, on which the queen of each row has the row's number.

    @property
    def shape(self):
        return {"kind": "board", "cells": SIZE * SIZE, "rows": SIZE, "columns": SIZE}

    def cells(self, state):
        board = bytearray(SIZE * SIZE)
        for row, column in enumerate(state):
            board[row * SIZE + column] = row + 1
        return bytes(board)
