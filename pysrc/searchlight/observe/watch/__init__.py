"""Run a program as it is, and note what it asks of its problem and its containers."""
