"""The settings of one tree's tools as plain data, and their form in links. web/features/tree_tools hides the nodes.

Rows are the record's. The same search has the same rows on every machine, so links can name them.

Knows no document.
"""

LARGEST = 10  # digits of a row number in a link
MOST = 200  # rows in a link


class Wishes:
    """`collapsed`, `opened`: rows; `target`: the row to which only the path is shown, -1: the whole tree is shown.

    `opened` rows are off that path, but their subtrees are shown.
    """

    def __init__(self):
        self.clear()

    def clear(self):
        self.collapsed, self.opened, self.target = [], [], -1

    @property
    def any(self):
        return bool(self.collapsed) or self.target >= 0

    def collapse(self, row):
        if row in self.opened:
            self.opened.remove(row)
        elif row not in self.collapsed:
            self.collapsed.append(row)

    def expand(self, row):
        if row in self.collapsed:
            self.collapsed.remove(row)
        elif self.target >= 0 and row not in self.opened:
            self.opened.append(row)

    def only(self, row):
        """Show only the path to this node and the siblings on it."""
        self.clear()
        self.target = row

    def values(self):
        """Option → its value in links; None: not in links."""
        return {
            "collapse": _rows_text(self.collapsed),
            "path": str(self.target) if self.target >= 0 else None,
            "expand": _rows_text(self.opened),
        }

    def read(self, values):
        """Apply a link's options. Return the (option, value) that is invalid, or None."""
        self.clear()
        for option in ("collapse", "expand", "path"):
            value = values.get(option)
            rows = [] if value is None else rows_of(value)
            if rows is None or (option == "path" and len(rows) > 1):
                return option, value
            if option == "collapse":
                self.collapsed = rows
            elif option == "expand":
                self.opened = rows
            elif rows:
                self.target = rows[0]
        self.opened = [row for row in self.opened if row not in self.collapsed and self.target >= 0]
        return None


def rows_of(text):
    """Read rows separated by commas; None if the text is invalid."""
    rows = []
    for part in text.split(","):
        if not is_number(part):
            return None
        if int(part) not in rows:
            rows.append(int(part))
    return rows if len(rows) <= MOST else None


def is_number(text):
    """Whether a text is the number of a row or step, in ASCII digits."""
    return 0 < len(text) < LARGEST and all(sign in "0123456789" for sign in text)


def _rows_text(rows):
    return ",".join([str(row) for row in sorted(rows)]) if rows else None
