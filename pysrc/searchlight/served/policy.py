"""The content security policy of the page: it is written once, in index.html."""

import re

_META = re.compile(r'<meta http-equiv="Content-Security-Policy" content="([^"]*)">')


def of(page: str) -> str:
    """The policy in the HTML of a page; an empty text if it has none."""
    found = _META.search(page)
    return found[1] if found else ""
