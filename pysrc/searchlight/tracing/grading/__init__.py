"""Grades of observed programs, and the files that grading platforms read (docs/how-to/grade-programs.md).

`criteria.py` defines the grades; `formats.py` lists the file formats, each a function of rows.
"""
