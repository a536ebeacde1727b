"""No style looks down from the top of the page with `:has()`.

Each row of a list that comes or goes would then have the browser work out the styles of the whole page again, at every
frame of a running search.
"""

import re

from buildtools.project import ROOT

# The compound before `:has(`, and its argument up to two levels of parentheses.
HAS = re.compile(r"([^\s>+~,{}()]*(?:\([^()]*\)[^\s>+~,{}()]*)*):has\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)")
TOP = re.compile(r"^&|^(html|body)$|^main|^\.(stages?|lists|side)\b|^section$")
BELOW = re.compile(r"[^\s>+~]\s+[^\s>+~]")  # a descendant at any depth


def looking_down(style: str) -> list[str]:
    """The parts of selectors that make one of the page's large parts depend on all that is in it.

    `html[data-…]:has()` is looked at only while the attribute has that value, so it is allowed.
    """
    style = re.sub(r"/\*.*?\*/|@media print \{.*", "", style, flags=re.DOTALL)
    found = []
    for compound, argument in HAS.findall(style):
        steps = re.sub(r"\[[^\]]*\]|\([^()]*\)", "", argument)
        deep = not argument.startswith(">") or BELOW.search(steps) or ".list" in argument
        if TOP.match(compound) and deep:
            found.append(f"{compound}:has({argument})")
    return found


def test_no_style_looks_down_from_the_top_of_the_page() -> None:
    styles = {path: looking_down(path.read_text(encoding="utf-8")) for path in ROOT.glob("web/**/*.css")}
    assert len(styles) > 20
    assert {str(path.relative_to(ROOT)): found for path, found in styles.items() if found} == {}
