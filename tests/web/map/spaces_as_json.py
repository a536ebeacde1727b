"""The maps that are built in, and two typed ones, as the page gets them, printed as JSON: by name."""

import json

from searchlight import setup_data
from searchlight.problems.graph_files import BUILT_IN_GRAPHS
from searchlight.setup import Setup, read

TYPED = """S-A 2, S-B 3, A-C 4, B-C 1, C-D 5, C-E 2, D-F 1, E-F 4, F-H 3, E-I 6, I-J 2, H-K 1, J-K 5, K-L 2, J-M 4,
L-G 3, M-G 2"""
FIFTEEN = """A-B 4, A-C 3, B-D 5, B-E 12, C-E 10, C-F 7, D-G 6, E-G 5, E-H 4, F-H 2, F-I 8, G-J 3, H-J 6, H-K 5, I-K 4,
I-L 3, J-M 7, K-M 3, K-N 6, L-N 2, M-O 4, N-O 5"""
ASKED = [
    {"problem": "graph", "graph": FIFTEEN, "start": "A", "goal": "O"},
    {"problem": "graph", "graph": TYPED, "start": "S", "goal": "G"},
    *(
        {"problem": "graph", "graph": name, "heuristic": "table" if graph.h else "zero"}
        for name, graph in BUILT_IN_GRAPHS.items()
    ),
    *({"problem": name} for name in ("water-jugs", "missionaries")),
]

spaces = {}
for asked in ASKED:
    setup = read({"algorithm": "astar", **asked})
    assert isinstance(setup, Setup), asked
    found = setup_data.space(setup)
    if found:
        typed = {"G": "typed", "O": "fifteen"}.get(asked.get("goal", ""))
        spaces[typed or asked.get("graph", asked["problem"])] = json.loads(found["json"])
print(json.dumps(spaces))
