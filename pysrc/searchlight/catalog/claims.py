"""Conditions that several algorithms have in common."""

from searchlight.entries import Claim

EQUAL_COSTS = Claim("if", "if every action costs the same")
FINITE = Claim("if", "if the state space is finite")
FINITE_OR_NOT_FREE = Claim("if", "if the state space is finite, or every action costs at least some ε > 0")
