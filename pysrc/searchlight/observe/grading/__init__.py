"""Grades of observed programs, and the files that grading platforms read (docs/how-to/grade-programs.md).

`criteria.py` says what is graded; `formats.py` lists the files, each of which is one function of rows.
"""
