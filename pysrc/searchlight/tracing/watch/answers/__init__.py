"""The end of a program's run: its answer, what it printed, or how it failed."""
