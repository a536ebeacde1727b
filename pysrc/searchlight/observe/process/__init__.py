"""An observed program in a process of its own: how it is confined, how its report comes back, how that is checked.

`apart.py` is the way in. The program's process (`inner.py`) runs below a guard (`guard.py`), where possible in
namespaces of its own (`namespaces.py`), with limits (`limits.py`). Its report comes in signed frames (`frames.py`) as
plain data (`report_data.py`), is read while the program runs (`running_process.py`), and is held against the problem
(`verification.py`) before anything is believed. `launch.py` starts Python so that no file lying about is imported.
"""
