"""Experiments: many searches, counted, a row for each (docs/how-to/experiments.md).

`plan.py` lists the searches: problems × starts × algorithms × heuristics; `starts.py` makes the starts; `counting.py`
runs one search and makes its row; `experiment.py` runs all of them, in slices of time; `summary.py` and `widest_gap.py`
evaluate the rows. Nothing here uses processes, files or a cluster: `searchlight.batch` does, and the page needs only
this package.
"""
