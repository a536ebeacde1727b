"""The built-in heuristics as a student writes them: plain functions of a state and the goal, to be copied and changed.

They give the same values as the built-in ones, which look tables up. Tests compare the two.
"""
