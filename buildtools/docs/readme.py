"""Renew the links to the page in README.md and README.es.md: `python3 -m buildtools.docs.readme`.

They lead to `Page` of pyproject.toml's addresses. Until an owner has set it, they lead to the page
that `build.py serve` shows on your own machine, and the line *Open it* says how to open the single file.
"""

import re
from typing import Final

from buildtools.project import ROOT, address
from searchlight.links import PAGE

# Of each README, the line "Open it" with an address and without one.
FILES: Final = {
    "README.md": (
        "[Open Searchlight in your browser]({}).",
        "Run `python3 build.py onefile` and double-click `dist/searchlight.html`. It needs no server and no network.",
    ),
    "README.es.md": (
        "[Abra Searchlight en su navegador]({}).",
        "Ejecute `python3 build.py onefile` y haga doble clic en `dist/searchlight.html`. No necesita servidor ni red.",
    ),
}
_OPEN: Final = re.compile("<!-- open -->\n.*?<!-- end -->", re.DOTALL)
_LINK: Final = re.compile(r"\]\(https?://[^)#\s]*#([a-z.-]+=[^)\s]*)\)")


def renewed(name: str, text: str, page: str | None) -> str:
    """A README whose links lead to the page at this address."""
    there, without = FILES[name]
    line = there.format(page) if page else without
    text = _OPEN.sub(lambda _: f"<!-- open -->\n{line}\n<!-- end -->", text)
    return _LINK.sub(lambda found: f"]({page or PAGE}#{found[1]})", text)


def main() -> None:
    for name in FILES:
        path = ROOT / name
        path.write_text(renewed(name, path.read_text(encoding="utf-8"), address()), encoding="utf-8")


if __name__ == "__main__":
    main()
