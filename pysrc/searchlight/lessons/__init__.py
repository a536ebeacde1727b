"""Lessons: searches with places to stop at, what is said there, and questions whose answers the record gives.

A lesson is plain data, a JSON file (docs/how-to/write-a-lesson.md, docs/lesson.schema.json). The built-in ones stand in
lessons/ at the top of the project; the page has them with its own files and needs no solver to open one
(pysrc/page/features/lessons/).

What is asked here, through the worker, is what is wrong with a file that somebody has written: every mistake in a
sentence, with its place (checking.py). For that the lesson's searches are run, and each stop is held against them:
whether there is such a step, whether what one is to look at is there, and whether what is claimed of the numbers
(`holds`) is so (moments.py, claims.py).
"""
