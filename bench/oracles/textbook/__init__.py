"""Searches as the textbooks describe them, on plain lists, and what a worksheet must say of them.

Nothing here uses the algorithms, the record or the worksheets of the solver: only a problem's own functions.
"""
