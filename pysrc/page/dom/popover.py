"""Popovers below what opens them. The browser closes them: by Escape, by a press elsewhere, by another popover."""

from page.dom.elements import on, root

GAP = 4  # pixels between a control and its popover
EDGE = 8  # pixels at least between that and the window's edge


def is_open(popover):
    return popover.matches(":popover-open")


def close(popover):
    if is_open(popover):
        popover.hidePopover()


def open_below(popover, anchor):
    """Show a popover below `anchor`: its left edge at the anchor's."""
    if not is_open(popover):
        popover.showPopover()
    _place(popover, anchor, False)


def open_at(popover, x, y):
    """Show a popover beside a point of the window."""
    if not is_open(popover):
        popover.showPopover()
    popover.style.left = "%dpx" % max(EDGE, min(x + GAP, root.clientWidth - EDGE - popover.offsetWidth))
    popover.style.top = "%dpx" % max(EDGE, min(y + GAP, root.clientHeight - EDGE - popover.offsetHeight))


def attach(popover, anchor, at_end=False):
    """Place a popover that a `popovertarget` opens. `anchor` says whether it is open.

    `at_end`: its right edge is at the right edge of the anchor.
    """

    def on_toggle(_event):
        anchor.setAttribute("aria-expanded", "true" if is_open(popover) else "false")
        if is_open(popover):
            _place(popover, anchor, at_end)

    anchor.setAttribute("aria-expanded", "false")
    on(popover, "toggle", on_toggle)


def _place(popover, anchor, at_end):
    box, width, window = anchor.getBoundingClientRect(), popover.offsetWidth, root.clientWidth
    header = anchor.closest("header")
    top = (header.getBoundingClientRect() if header else box).bottom + GAP
    if top + popover.offsetHeight > root.clientHeight:  # the anchor is at the bottom, as in a lecture
        top = max(EDGE, min(top, box.top - GAP - popover.offsetHeight))
    left = box.right - width if at_end else box.left
    popover.style.top = "%dpx" % top
    popover.style.left = "%dpx" % max(EDGE, min(left, window - EDGE - width))
