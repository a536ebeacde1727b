"""What is said of boards of sliding tiles."""

from searchlight.errors.base import BadInput, Caveat, listed, quoted


def not_numbers(field: str, value: str, count: int) -> BadInput:
    return BadInput(
        field, f"{quoted(value)} is not a number; accepted: {count} numbers with commas between, row by row."
    )


def wrong_length(field: str, count: int, expected: int) -> BadInput:
    return BadInput(field, f"has {count} numbers; accepted: {expected}, with commas between, row by row.")


def wrong_tiles(
    field: str, repeated: list[int], absent: list[int], foreign: list[int], most: int, blanks: int
) -> BadInput:
    """Which numbers stand there too often, not at all, or have no place on the board."""
    kinds = ((foreign, "not on this board"), (repeated, "repeated"), (absent, "missing"))
    faults = "; ".join(f"{listed(numbers)} {what}" for numbers, what in kinds if numbers) or "0 not there twice"
    if blanks == 1:
        return BadInput(field, f"{faults}; accepted: each number from 0 (the blank) to {most} once.")
    return BadInput(field, f"{faults}; accepted: 0 (the blanks) twice, and each number from 1 to {most} once.")


def unsolvable() -> Caveat:
    return Caveat(
        "start",
        "The goal cannot be reached from this start: moves keep the parity of the order, and the two differ in it. "
        "The search will go through everything that can be reached, and fail.",
    )
