"""Experiments by the thousand: over all cores, over a cluster, into files, and on after a kill (docs/experiments.md).

`command.py` is `python3 -m searchlight experiment`. `crew.py` gives the searches of a plan to whoever runs them
(`processes.py`, `cluster.py`), a bounded number at a time; `tables.py` and `parquet.py` write rows as they come, and
`resuming.py` finds out which are still missing. What an experiment is stands in `searchlight.experiment`.
"""
