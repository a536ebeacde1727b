"""The algorithms, one family per file. Each is a generator of events (`searchlight.events`) that reads like its source."""
