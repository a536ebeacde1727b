"""Your code: a Python file becomes entries of the catalog, `own:NAME` (docs/reference/your-code.md).

The worker and the command line call api.py, which is loaded on first use; no other part of the library depends on it.
"""
