"""The interfaces that courses give to a search function: one file for each family."""
