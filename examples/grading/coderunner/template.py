"""The template of a CodeRunner question: a combinator template grader, language Python 3."""

import html
import json
import subprocess
import sys
from pathlib import Path

Path("search.py").write_text("""{{ STUDENT_ANSWER | e('py') }}""", encoding="utf-8")
OPTIONS = [
    "--problem", "graph", "--heuristic", "table", "--against", "astar", "--seconds", "5",
    "--site", "https://example.org/searchlight/", "--format", "gradescope",
]  # fmt: skip
command = [sys.executable, "-m", "searchlight", "observe", "search.py", *OPTIONS]
done = subprocess.run(command, capture_output=True, text=True)
if done.returncode == 0:
    tests = json.loads(done.stdout)["tests"]
    rows = [[test["name"], test["output"], int(test["score"] == test["max_score"])] for test in tests]
    most = sum(test["max_score"] for test in tests)
    answer = {
        "fraction": sum(test["score"] for test in tests) / most if most else 0,
        "testresults": [["Criterion", "What happened", "iscorrect"], *rows],
        "columnformats": ["%s", "%h"],
    }
else:
    answer = {"fraction": 0, "prologuehtml": html.escape(done.stderr)}
print(json.dumps(answer))
