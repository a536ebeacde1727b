"""Run a student's search program unchanged, and record what it asks the problem.

`observation.py` says what is noted; nothing of this is loaded before it is used.
"""
