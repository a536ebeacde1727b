"""Searchlight's solver: state-space search, recorded node by node.

A *problem* says what states and actions are (`problem.py`, `problems/`); an *algorithm* is a generator that reads like
the book and yields an event for everything that happens to a node (`algorithms/`, `events.py`); a *record* keeps these
events as columns (`record.py`); a *run* ties the three together (`run.py`). `catalog` lists what there is.
"""
