"""Worksheets: a few steps of any search as a sheet with blanks, and its key (docs/how-to/worksheets.md).

All content is read from the record. `sheet.py` assembles a sheet: `request.py` reads the request, `excerpt.py` selects
steps and nodes, `variation.py` takes another start. The texts are messages, which `wording.py` turns into a language.
"""
