"""Markup in an answer or a file: it stays text, and does nothing by itself."""

import json
from pathlib import Path

import pytest
from lectern import Lectern
from playwright.sync_api import BrowserContext, expect

from searchlight.command.solving import solve_into
from searchlight.setup import Setup, read
from tests.page.editor.visiting import Other, load, opened

DROP = """([name, text]) => {
  const transfer = new DataTransfer();
  transfer.items.add(new File([text], name));
  document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: transfer, bubbles: true, cancelable: true }));
}"""
# Markup in the place of a word: PyScript would run the one tag, the browser would follow the other.
EVIL = (
    '"><script type="mpy">\nimport js\njs.document.documentElement.dataset.pwned = "1"\n</script>'
    '<meta http-equiv="refresh" content="0;url=%s"><i class="'
)
# Own code that changes each answer in which a listing is.
FORGE = """
import json
plain = json.dumps
def forged(answer, **options):
    table = answer.get("table") if isinstance(answer, dict) else None
    if table and "source" in table:
        line = [%r, "x"]
        table["source"] = {**table["source"], "text": "evil", "lines": [line] * 9, "lecture": [line] * 9}
    return plain(answer, **options)
json.dumps = forged
"""


@pytest.mark.parametrize("sink", ["own code", "file"])
def test_a_text_in_an_answer_or_a_file_is_never_markup(
    visits: BrowserContext, other: Other, base_url: str, tmp_path: Path, sink: str
) -> None:
    """Neither a script nor a tag that leads away works, not even in the kinds of a line's parts."""
    page = opened(visits, base_url)
    lectern = Lectern(page, base_url)
    if sink == "own code":
        load(page, FORGE % (EVIL % other.url))
        lectern.choose("Algorithm", "greedy")
        lectern.press("Step", 2)
    else:
        setup = read({"problem": "graph", "algorithm": "uniform-cost"})
        assert isinstance(setup, Setup)
        solve_into(setup, str(tmp_path / "evil.json"))
        text = (tmp_path / "evil.json").read_text(encoding="utf-8")
        assert '"k"' in text
        page.evaluate(DROP, ["evil.json", text.replace('"k"', json.dumps(EVIL % other.url))])
        expect(page.locator("#strip")).to_contain_text("evil.json")
    page.evaluate("() => new Promise((done) => { setTimeout(done, 500); })")
    assert page.url.startswith(base_url)
    assert page.locator("html").get_attribute("data-pwned") is None
    assert page.locator("script[type=mpy]").count() == 1
    assert other.asked == []


def test_markup_of_the_page_does_nothing_by_itself(visits: BrowserContext, base_url: str) -> None:
    """Even in unescaped text, no tag runs, loads or leads away, and no attribute acts."""
    page = opened(visits, base_url)
    left = page.evaluate(
        """async (html) => {
          const { setMarkup } = await import("./web/seam.js");
          const place = document.createElement("div");
          document.body.append(place);
          setMarkup(place, html);
          return place.innerHTML;
        }""",
        '<p class="a" onclick="x()" mpy-click="x">b<script type="mpy">x</script><script>x</script></p>'
        "<mpy-script>x</mpy-script>"
        '<meta http-equiv="refresh" content="0"><iframe srcdoc="x"></iframe><a href="javascript:x">c</a>'
        '<a href="#d">e</a>'
        '<img src="//x/y" onerror="x"><base href="//x/"><link rel="stylesheet" href="//x/">'
        '<form action="//x/"></form>'
        '<svg><script>x</script><use href="#f"></use><a xlink:href="javascript:x">g</a></svg>'
        '<object data="//x"></object>'
        '<button formaction="//x">h</button><style>@import "//x"</style><template><script>x</script></template>',
    )
    assert left == (
        '<p class="a">b</p><a>c</a><a href="#d">e</a><img><svg><use href="#f"></use><a>g</a></svg><button>h</button>'
    )
