"""The problems on which lessons are given, each with a start and a goal."""

HARDEST = {"problem": "eight-puzzle", "start": "8,0,6,5,4,7,2,3,1", "goal": "0,1,2,3,4,5,6,7,8"}
GENTLE = {"problem": "eight-puzzle", "start": "1,2,5,6,3,8,0,4,7", "goal": "0,1,2,3,4,5,6,7,8"}
ONE_MOVE_AWAY = {
    "problem": "eight-puzzle", "start": "1,0,3,4,2,5,6,7,8", "goal": "1,2,3,4,0,5,6,7,8", "order": "LRUD",
}  # fmt: skip
KORF_79 = {
    "problem": "fifteen-puzzle", "start": "0,1,9,7,11,13,5,3,14,12,4,2,8,6,10,15",
    "goal": "0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15",
}  # fmt: skip
ROMANIA = {"problem": "graph", "graph": "romania", "start": "Arad", "goal": "Bucharest"}


def _small(name: str) -> dict[str, str]:
    return {"problem": "graph", "graph": name, "start": "S", "goal": "G"}


DETOUR, TRAP, INCONSISTENT, OVERESTIMATE = map(_small, ("detour", "trap", "inconsistent", "overestimate"))
