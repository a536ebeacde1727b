"""Error messages about files with a search. `accepted`: the expected format."""

from searchlight.errors.base import BadInput, bad, shown
from searchlight.texts import Message


def unreadable_data(reason: object, accepted: Message) -> BadInput:
    return bad("file", "files.unreadable_data", reason=shown(reason), accepted=accepted)


def data_missing(reason: object, accepted: Message) -> BadInput:
    return bad("file", "files.data_missing", reason=shown(reason), accepted=accepted)


def not_of_searchlight(accepted: Message) -> BadInput:
    return bad("file", "files.not_of_searchlight", accepted=accepted)


def wrong_version(version: object, accepted: Message) -> BadInput:
    return bad("file", "files.wrong_version", version=shown(version), accepted=accepted)


def no_numbers(reason: object) -> BadInput:
    return bad("file", "files.no_numbers", reason=shown(reason))


def nodes_differ() -> BadInput:
    return bad("file", "files.nodes_differ")


def events_differ() -> BadInput:
    return bad("file", "files.events_differ")


def state_not_listed() -> BadInput:
    return bad("file", "files.state_not_listed")


def action_not_listed() -> BadInput:
    return bad("file", "files.action_not_listed")


def child_before_parent() -> BadInput:
    return bad("file", "files.child_before_parent")


def unknown_kind(time: int, most: int) -> BadInput:
    return bad("file", "files.unknown_kind", time=time, most=most)


def event_without_node(time: int) -> BadInput:
    return bad("file", "files.event_without_node", time=time)


def node_without_event() -> BadInput:
    return bad("file", "files.node_without_event")


def no_order() -> BadInput:
    return bad("file", "files.no_order")


def no_limit(iteration: int) -> BadInput:
    return bad("file", "files.no_limit", iteration=iteration)
