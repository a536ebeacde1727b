"""Who runs against whom, in parts that run in every Python: on CPython and in the page."""
