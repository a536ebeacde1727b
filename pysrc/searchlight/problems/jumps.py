"""Which problems jump point search can search."""

from searchlight.errors import bad
from searchlight.problem import AnyProblem
from searchlight.problems.grid import GridProblem


def check_jumps(problem: AnyProblem) -> None:
    """Raises BadInput unless the problem is a grid with 8 moves on which every free cell costs 1 to enter."""
    inner = getattr(problem, "problem", problem)  # below a watch, or a heuristic of the person's own
    if not isinstance(inner, GridProblem):
        raise bad("algorithm", "grids.jumps_elsewhere")
    if inner.moves != 8:
        raise bad("algorithm", "grids.jumps_with_few_moves", moves=inner.moves)
    if max(inner.grid.costs) > 1:
        raise bad("algorithm", "grids.jumps_at_a_cost", cost=max(inner.grid.costs))
