"""The problems, one family per file."""
