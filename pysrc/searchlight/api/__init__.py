"""Searchlight as a library (docs/reference/library.md): solve a problem in one call, and read the result.

The page loads nothing of it; the solver beside it knows nothing of it. `from searchlight import solve` finds the names.
"""
