"""What build.py does, one module per task; standard library only, nothing here is shipped with the site.

Of the solver's package it uses what has nothing of the solver in it: the web server (`searchlight.served.server`).
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "pysrc"))
