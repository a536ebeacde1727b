"""Conditions that several algorithms have in common."""

from searchlight.entries import Claim

EQUAL_COSTS = Claim("if", "claim.equal_costs", given=("equal",))
FINITE = Claim("if", "claim.finite", given=("finite",))
FINITE_OR_NOT_FREE = Claim("if", "claim.finite_or_not_free", given=("finite", "positive"))
NOT_FREE = Claim("if", "claim.not_free", given=("positive",))
ADMISSIBLE = Claim("if", "claim.admissible", needs="admissible")
FIRST_PATH = Claim("no", "claim.first_path")
