"""Experiments: many searches, counted, a row for each (docs/how-to/experiments.md).

`plan.py` says which searches are meant: problems × starts × algorithms × heuristics; `starts.py` makes the starts;
`counting.py` runs one search and makes its row; `experiment.py` goes through all of them, in slices of time;
`summary.py` and `differing.py` say what the rows tell. Nothing here knows of processes, files or a cluster: that is
`searchlight.batch`, and the page can do with what is here.
"""
