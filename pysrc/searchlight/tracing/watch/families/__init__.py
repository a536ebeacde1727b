"""The interfaces of search functions in courses, one file per family."""
