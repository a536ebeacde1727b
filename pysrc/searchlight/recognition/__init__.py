"""What a Python file is, before anything of it runs: entries for the lists, a course program, or both."""
