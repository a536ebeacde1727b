"""Copy a text to the clipboard; if the browser refuses, show the text to be copied by hand."""

from page.dom.elements import make, show
from page.dom.seam import seam
from page.text import words


def copy(scope, text, host, on_copied):
    """Copy a text.

    Args:
        scope: whose button it was.
        host: the element below the button in which the sentence appears if the browser refuses; any other time it is
            emptied.
        on_copied: called once the text is in the clipboard.
    """
    scope.start(_copy(scope, text, host, on_copied))


async def _copy(scope, text, host, on_copied):
    copied = await scope.wait(seam.copy(text))
    host.replaceChildren()
    show(host, not copied)
    if copied:
        return on_copied()
    box = make("input", type="text", readOnly=True, value=text, className="by-hand")
    box.setAttribute("aria-label", words.text("clipboard.text"))
    host.append(words.text("clipboard.refused") + " ", box)
    box.select()
