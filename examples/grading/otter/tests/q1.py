"""A test of otter-grader in the OK format. Students write search.py, in a notebook with %%writefile."""

OK_FORMAT = True

test = {
    "name": "q1",
    "points": 5,
    "suites": [
        {
            "type": "doctest",
            "scored": True,
            "setup": "",
            "teardown": "",
            "cases": [
                {
                    "code": r"""
                    >>> from searchlight.testing import assert_search
                    >>> assert_search("search.py", "astar", "graph", heuristic="table").cost
                    418
                    """,
                    "hidden": False,
                    "locked": False,
                }
            ],
        }
    ],
}
