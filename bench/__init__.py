"""What is measured; `python3 build.py bench` runs it. Every module has `measure()`, see buildtools/bench.py."""

import buildtools  # noqa: F401 - it makes the solver's folder known
