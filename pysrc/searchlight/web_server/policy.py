"""The content security policy of the page: it is written once, in index.html."""

import re

_META = re.compile(r'<meta http-equiv="Content-Security-Policy" content="([^"]*)">')


def of(page: str) -> str:
    """The policy in the HTML of a page; an empty text if it has none."""
    match = _META.search(page)
    return match[1] if match else ""
