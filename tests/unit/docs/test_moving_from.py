"""docs/how-to/moving-from.md: each link opens a search, a lesson or questions."""

import re

from buildtools.project import ROOT
from searchlight.documents.link import read_link

TEXT = (ROOT / "docs/how-to/moving-from.md").read_text(encoding="utf-8")


def test_every_link_opens() -> None:
    """As the solver reads it; what `b.` says holds for a second search."""
    links = re.findall(r"`#([^`]+)`", TEXT)
    assert len(links) >= 20
    for fragment in links:
        link = read_link(fragment)
        if link.opens:
            assert (ROOT / f"lessons/{fragment.partition('=')[2]}.json").is_file()
            continue
        assert link.setup(), fragment
        second = dict(re.findall(r"b\.([a-z]+)=([^&]+)", fragment))
        assert read_link("&".join([fragment, *(f"{name}={value}" for name, value in second.items())])).setup()
