"""Error messages about writing a search to a file."""

from collections.abc import Collection

from searchlight.errors.base import BadInput, bad, listed, shown


def wrong_ending(name: str, accepted: Collection[str]) -> BadInput:
    return bad("out", "records.wrong_ending", name=shown(name), accepted=listed(accepted))


def not_written(name: str, reason: str) -> BadInput:
    return bad("out", "records.not_written", name=shown(name), reason=reason)


def no_number(given: str) -> BadInput:
    return bad("sample", "records.no_number", given=shown(given))


def too_small_a_sample(nodes: int, least: int) -> BadInput:
    return bad("sample", "records.too_small_a_sample", nodes=nodes, least=least)


def sample_of_a_record() -> BadInput:
    return bad("sample", "records.sample_of_a_record")


def sample_of_nothing() -> BadInput:
    return bad("sample", "records.sample_of_nothing")


def only_a_sample() -> BadInput:
    return bad("file", "records.only_a_sample")
