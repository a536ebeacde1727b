#!/usr/bin/env python3
"""The command of the project: site, onefile, wheel, serve, test, bench. Needs Python 3.11 or newer, nothing else."""

import sys

if sys.version_info < (3, 11):
    sys.exit(f"build.py needs Python 3.11 or newer; this is {sys.version.split()[0]}")

from buildtools.commands import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
