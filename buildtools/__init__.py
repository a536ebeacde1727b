"""The tasks of build.py, one module each; standard library only, and not part of the site.

The web server comes from the library's package (`searchlight.web_server.server`), which needs nothing of the solver.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "pysrc"))
