"""Error messages about writing a search to a file."""

from collections.abc import Collection

from searchlight.errors.base import BadInput, bad, listed, shown


def wrong_ending(name: str, accepted: Collection[str]) -> BadInput:
    return bad("out", "records.wrong_ending", name=shown(name), accepted=listed(accepted))


def not_written(name: str, reason: str) -> BadInput:
    return bad("out", "records.not_written", name=shown(name), reason=reason)


def only_a_sample() -> BadInput:
    return bad("file", "records.only_a_sample")
