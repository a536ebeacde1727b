"""A finished search as a file, and back: everything as JSON, the nodes as CSV, the events as a Posthoc search trace."""
