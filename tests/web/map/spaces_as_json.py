"""The maps that are built in, as the page gets them, printed as JSON: by name, with the root's estimate."""

import json

from searchlight import setup_data
from searchlight.problems.graph_files import BUILT_IN_GRAPHS
from searchlight.setup import Setup, read

ASKED = [
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
        spaces[asked.get("graph", asked["problem"])] = json.loads(found["json"])
print(json.dumps(spaces))
