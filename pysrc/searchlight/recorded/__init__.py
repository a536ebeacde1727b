"""A finished search: its steps, its frontier at any time, its picture, and its files."""
