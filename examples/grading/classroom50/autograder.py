"""CLASSROOM/autograders/ASSIGNMENT/autograder.py: Classroom 50's runner calls it in the student's checkout."""

import importlib.util
import subprocess
import sys

if importlib.util.find_spec("searchlight") is None:
    subprocess.run([sys.executable, "-m", "pip", "install", "--quiet", "--user", "searchlight-search"], check=True)

OPTIONS = [
    "--problem", "graph", "--heuristic", "table", "--against", "astar", "--seconds", "10",
    "--site", "https://example.org/searchlight/",
]  # fmt: skip
COMMAND = [sys.executable, "-m", "searchlight", "observe", "search.py", *OPTIONS]
sys.exit(subprocess.run([*COMMAND, "--format", "classroom50", "--out", "result.json"]).returncode)
