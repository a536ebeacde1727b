"""What is said of pillars, missionaries, jugs and towers."""

from collections.abc import Collection

from searchlight.errors.base import BadInput, Caveat, listed, quoted


def not_on_or_off(field: str, value: str) -> BadInput:
    return BadInput(field, f"{quoted(value)} is neither 0 (off) nor 1 (on); accepted: 0 and 1 with commas between.")


def wrong_ring(field: str, count: int, least: int, most: int) -> BadInput:
    return BadInput(field, f"has {count} pillars; accepted: {least} to {most}, with commas between.")


def rings_differ(start: int, goal: int) -> BadInput:
    return BadInput("goal", f"has {goal} pillars, but the start has {start}; accepted: as many as the start.")


def pillars_stuck() -> Caveat:
    return Caveat(
        "start",
        "The goal cannot be reached from this start: on a ring of 3, 6, 9, … pillars each touch changes one of the "
        "pillars 0, 3, 6, …, one of 1, 4, 7, … and one of 2, 5, 8, …, and not all three need an even number of "
        "changes, or all an odd one. "
        "The search will go through everything that can be reached, and fail.",
    )


def not_banks(field: str, value: str, each: int) -> BadInput:
    return BadInput(
        field,
        f"{quoted(value)} does not say who is on the left bank; accepted: missionaries (0 to {each}), "
        f"cannibals (0 to {each}) and the boat (1 there, 0 not), as in {each},{each},1.",
    )


def somebody_eaten(field: str, value: str) -> BadInput:
    return BadInput(
        field,
        f"in {quoted(value)} cannibals outnumber missionaries on one bank; "
        "accepted: on each bank no missionaries, or at least as many as cannibals.",
    )


def not_jugs(value: str, least: int, most: int, largest: int) -> BadInput:
    return BadInput(
        "jugs",
        f"{quoted(value)} does not say what the jugs hold; accepted: {least} to {most} whole numbers from 1 "
        f"to {largest}, with commas between.",
    )


def not_amounts(value: str, capacities: Collection[int]) -> BadInput:
    return BadInput(
        "start",
        f"{quoted(value)} does not say what is in the jugs; accepted: {len(capacities)} whole numbers with commas "
        f"between, at most {listed(capacities)}.",
    )


def not_wanted(value: str, largest: int) -> BadInput:
    return BadInput("goal", f"{quoted(value)} cannot be measured out; accepted: a whole number from 0 to {largest}.")


def not_measurable(wanted: int, divisor: int) -> Caveat:
    return Caveat(
        "goal",
        f"{wanted} cannot be measured out: all amounts here are multiples of {divisor}. "
        "The search will go through everything that can be reached, and fail.",
    )


def not_towers(field: str, value: str, most: int) -> BadInput:
    return BadInput(
        field,
        f"{quoted(value)} does not say what stands on the three pegs; accepted: the discs on each from the bottom up, "
        f"- for none, as in 321,-,-; at most {most} discs, each number from 1 on once.",
    )


def larger_on_smaller(field: str, tower: str) -> BadInput:
    return BadInput(
        field, f"in {quoted(tower)} a larger disc lies on a smaller one; accepted: the largest first, as 321."
    )


def discs_differ(start: int, goal: int) -> BadInput:
    return BadInput("goal", f"has {goal} discs, but the start has {start}; accepted: the same discs as the start.")
