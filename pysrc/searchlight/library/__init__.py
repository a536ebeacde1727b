"""Searchlight as a library (docs/library.md): from a problem to a finished search in one call, and what one asks of it.

The page loads nothing of it; the solver beside it knows nothing of it. `from searchlight import solve` finds the names.
"""
