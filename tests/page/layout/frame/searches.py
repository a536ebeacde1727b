"""The searches with which the frame is tested."""

SEARCHES = ["step=30", "problem=graph&algorithm=astar&step=3", "problem=grid&algorithm=astar&step=30"]
