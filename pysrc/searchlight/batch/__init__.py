"""Run large experiments on all cores or a cluster, into files, and resume them (docs/how-to/experiments.md).

`command.py` is `python3 -m searchlight experiment`. `crew.py` gives the searches of a plan to `processes.py` or
`cluster.py`, a bounded number at a time. `tables.py` writes rows as they come, and `resuming.py` finds the missing
ones. `searchlight.experiment` defines an experiment.
"""
