"""Run a program unchanged, and record its use of the problem and of its containers."""
