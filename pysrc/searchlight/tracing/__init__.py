"""Run a student's search program unchanged, and record what it asks the problem.

`watch/observation.py` defines what is recorded. All of it is loaded on first use.
"""
