"""What the worker asks of challenges: JSON text in, plain data out (the contract: __init__.py)."""

from typing import Any

from searchlight.catalog import Catalog
from searchlight.challenges import checking, judging
from searchlight.challenges.challenge import as_challenge
from searchlight.challenges.offered import challenges
from searchlight.errors import BadInput
from searchlight.errors.foreign_json import read_json

__all__ = ["challenges", "check", "judge"]


def check(challenge_json: str, catalog: Catalog) -> dict[str, Any] | list[BadInput]:
    """The challenge as it is used, or everything that is wrong with it."""
    try:
        data = checking.parse(challenge_json)
    except BadInput as complaint:
        return [complaint]
    return checking.faults(data, catalog) or {"ok": True, "challenge": data}


def judge(
    challenge_json: str, options_json: str, catalog: Catalog, second_json: str = "null"
) -> dict[str, Any] | list[BadInput]:
    """The judgement in plain data, or everything that is wrong with the challenge or the options."""
    checked = check(challenge_json, catalog)
    if isinstance(checked, list):
        return checked
    challenge, options = as_challenge(checked["challenge"]), read_json(options_json)
    setups = challenge.setups(options, catalog)
    if not isinstance(setups, dict):
        return setups
    return {"ok": True, **judging.judge(challenge, options, catalog, read_json(second_json)).as_plain_data()}
