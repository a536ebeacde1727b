"""The options of removed features in links: what they named is gone, and the rest of the link opens."""

import json
from urllib.parse import unquote

from harness import Bench

from buildtools.project import ROOT
from page.options.gone import GONE
from page.options.two_links import Link
from searchlight.documents.link import read_link
from searchlight.texts import texts
from tests.unit.each_case import each_case

RECORDED = json.loads((ROOT / "tests/page/links/every_link.json").read_text(encoding="utf-8"))
FEATURES = dict.fromkeys(GONE.values())
OLD = [link for link in RECORDED if any(part.partition("=")[0] in GONE for part in link.split("&"))]


@each_case("old", OLD)
def test_an_old_link_says_what_is_gone_and_opens_the_rest(old: str) -> None:
    """One sentence for each feature; the search is that of the same link without what is gone."""
    catalog = Bench().choices.catalog
    parts = old.split("&")
    gone = {GONE[name] for name in (part.partition("=")[0] for part in parts) if name in GONE}
    link = Link(old, catalog, unquote)
    rest = Link("&".join(part for part in parts if part.partition("=")[0] not in GONE), catalog, unquote)
    assert link.complaints == [texts("en").say("link.gone." + feature, {}) for feature in FEATURES if feature in gone]
    assert (link.options, link.second, link.step) == (rest.options, rest.second, rest.step)
    assert link.features == rest.features
    assert set(read_link(old).options) & set(GONE) == set(), "nor does a picture of it take them for options"
