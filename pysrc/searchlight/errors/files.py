"""What is said of files that hold a search."""

from collections.abc import Collection

from searchlight.errors.base import BadInput, listed, shown


def bad_file(text: str, accepted: str) -> BadInput:
    return BadInput("file", f"{text}; accepted: {accepted}.")


def unreadable_data(reason: object, accepted: str) -> BadInput:
    return bad_file(f"cannot be read ({shown(reason)})", accepted)


def data_missing(reason: object, accepted: str) -> BadInput:
    return bad_file(f"lacks something, or has it of a wrong kind ({shown(reason)})", accepted)


def not_of_searchlight(accepted: str) -> BadInput:
    return bad_file("is not a search of Searchlight", accepted)


def wrong_version(version: object, accepted: str) -> BadInput:
    return bad_file(f"is of version {shown(version)}", accepted)


def no_numbers(reason: object) -> BadInput:
    return bad_file(f"a column is missing or holds no numbers ({shown(reason)})", "all columns of a record")


def columns_differ(what: str) -> BadInput:
    return bad_file(f"the columns of the {what} are not equally long", "a cell in each column")


def not_listed(what: str) -> BadInput:
    return bad_file(f"a node names one of the {what} that is not listed", f"numbers of listed {what}")


def child_before_parent() -> BadInput:
    return bad_file("a node stands before its parent", "parents before their children")


def unknown_kind(time: int, most: int) -> BadInput:
    return bad_file(f"event {time} is of an unknown kind", f"kinds from 0 to {most}, and the end last")


def event_without_node(time: int) -> BadInput:
    return bad_file(f"event {time} is about no node that exists then", "nodes in the order of the rows")


def node_without_event() -> BadInput:
    return bad_file("a node is never made", "at least one node, and an event for each")


def no_limit(iteration: int) -> BadInput:
    return bad_file(f"iteration {iteration} has no limit", "a limit for each iteration, null for none")


def columns_absent(names: Collection[str], accepted: str) -> BadInput:
    return bad_file(f"has no column {listed(names)}", accepted)


def wrong_row(line: int, row: int) -> BadInput:
    return bad_file(f"line {line} is not about row {row}", "rows in order, from 0")


def too_late(time: int, nodes: int) -> BadInput:
    return bad_file(f"has an event {time} with {nodes} nodes only", "the times of a record")
