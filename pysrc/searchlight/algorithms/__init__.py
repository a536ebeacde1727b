"""The algorithms, one family per file; each is a generator of events (events.py) that reads like its source."""
