"""Run a traced program in its own process: confine it, read its report, and verify that.

`apart.py` is the entry. The program's process (`inner.py`) runs below a guard (`guard.py`), if possible in its own
namespaces (`namespaces.py`), with limits. Its report arrives in signed frames (`frames.py`) as plain data
(`report_data.py`), and is read while the program runs. It is compared with the problem before it
is used (`verification.py`). `launch.py` starts Python so that it imports no stray files.
"""
