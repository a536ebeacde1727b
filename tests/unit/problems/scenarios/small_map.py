"""A map of 5 × 3 cells, and a file with scenarios on it."""

from pathlib import Path

GOOD = "0\tm.map\t5\t3\t0\t0\t4\t2\t5.41"


def small(folder: Path, line: str = "") -> str:
    """Two scenarios on a map of 5 × 3 cells, the second of the next bucket."""
    (folder / "m.map").write_text("type octile\nheight 3\nwidth 5\nmap\n.....\n.@T..\n.....\n")
    path = folder / "m.scen"
    path.write_text(f"version 1\n{line or GOOD}\n1\tm.map\t5\t3\t0\t0\t4\t0\t4\n")
    return str(path)
