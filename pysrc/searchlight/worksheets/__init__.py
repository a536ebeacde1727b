"""Worksheets: a few steps of any search as a sheet with blanks, and its key (docs/how-to/worksheets.md).

All of it is read from the record. `sheet.py` puts a sheet together of what the other modules say: `request.py` what was
asked for, `excerpt.py` which steps and nodes, `variation.py` the same from another start. Its texts are messages, which
`wording.py` puts into a language.
"""
