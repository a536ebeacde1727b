"""Error messages about opening the page from the command line."""

from searchlight.errors.base import BadInput, bad, shown


def neither(given: str) -> BadInput:
    return bad("link", "served.neither", given=shown(given))


def no_page() -> BadInput:
    return bad("link", "served.no_page")


def port_taken(port: int, reason: str) -> BadInput:
    return bad("port", "served.port_taken", port=str(port), reason=reason)
