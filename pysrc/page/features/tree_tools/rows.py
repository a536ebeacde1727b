"""The collapsed nodes in links: their rows, separated by commas. Knows no document."""

LARGEST = 10  # digits of a row number in a link
MOST = 200  # rows in a link


def rows_text(rows):
    return ",".join([str(row) for row in sorted(rows)]) if rows else None


def rows_of(text):
    """Read rows separated by commas; None if the text is invalid."""
    rows = []
    for part in text.split(","):
        if not (0 < len(part) < LARGEST and all(sign in "0123456789" for sign in part)):
            return None
        if int(part) not in rows:
            rows.append(int(part))
    return rows if len(rows) <= MOST else None
