"""Recognise what a Python file is without running it: entries for the lists, a course program, or both."""
