"""Somebody's search program, run as it is: what it asks the problem becomes the record.

`observation.py` says what is noted; nothing of this is loaded before it is used.
"""
