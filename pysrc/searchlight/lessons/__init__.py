"""Lessons: searches with stops, a text at each stop, and questions whose answers follow from the search.

A lesson is plain data, a JSON file (docs/how-to/write-a-lesson.md, docs/lesson.schema.json). The built-in ones are in
lessons/ at the top of the project; the page has them among its own files and needs no solver to open one
(pysrc/page/features/lessons/).

The worker calls this package to check a lecturer's file, and gets a sentence for every mistake, with its place
(checking.py). The check runs the lesson's searches. It compares each stop with them: whether the step exists, whether
the highlighted thing is shown, and whether the claims about numbers (`holds`) are true (moments.py, claims.py).
"""
