"""A feature knows the page through its context alone (pysrc/page/features/context.py), and is registered once."""

import ast
import re
from itertools import pairwise

from buildtools import page
from buildtools.project import ROOT
from buildtools.texts import languages
from page.features.context import Context
from page.features.registry import ASKING, FEATURES, MENUS

FOLDER = ROOT / "pysrc/page/features"
MODULES = sorted(FOLDER.glob("*/*.py"))
SOURCE = ast.parse((FOLDER / "context.py").read_text(encoding="utf-8"))
INDEX = (ROOT / "index.html").read_text(encoding="utf-8")


def written(tree: ast.AST, owner: str) -> set[str]:
    """The attributes of `owner`, a name or the attribute of one (`self.context`), that a source asks for or sets."""
    return {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute)
        and (node.value.attr if isinstance(node.value, ast.Attribute) else getattr(node.value, "id", None)) == owner
    }


PUBLIC = {name for name in vars(Context) if not name.startswith("_")} | {
    node.attr for node in ast.walk(SOURCE) if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)
}


def test_a_feature_knows_no_page() -> None:
    """It imports nothing of `page.shell`, has nothing that is called `page`, and uses what is public of its context."""
    faults = []
    for path in MODULES:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        nodes = list(ast.walk(tree))
        imported = {node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)}
        named = {node.attr for node in nodes if isinstance(node, ast.Attribute)}
        named |= {argument.arg for node in nodes if isinstance(node, ast.arguments) for argument in node.args}
        wrong = {name for name in imported if name.startswith("page.shell")} | ({"page"} & named)
        wrong |= {name for name in written(tree, "context") if name.startswith("_") or name not in PUBLIC}
        faults += [f"{path.parent.name}/{path.name}: {name}" for name in sorted(wrong)]
    assert faults == []


def test_every_call_of_the_context_is_used() -> None:
    """Every call of the context is used by some feature."""
    used = {name for path in MODULES for name in written(ast.parse(path.read_text(encoding="utf-8")), "context")}
    public = {name for name in PUBLIC if not name.startswith("_")}
    assert public - used == set()
    assert len(public) <= 16


def test_a_feature_reaches_no_deeper_than_a_part_of_the_page() -> None:
    """It calls `context.part.call` and reads `context.part.value`; what is behind them is the part's own."""
    found = {path: re.findall(r"\bcontext(?:\.\w+){3,}", path.read_text(encoding="utf-8")) for path in MODULES}
    assert {path.name: deeper for path, deeper in found.items() if deeper} == {}


def test_an_option_of_a_link_asks_for_one_feature() -> None:
    """And each entry of a menu has a place of its own in one of the menus of index.html."""
    assert len(ASKING) == sum(len(entry.links) for entry in FEATURES.values())
    entries = [each for entry in FEATURES.values() for each in entry.menu]
    assert {menu for menu, *_ in entries} == set(MENUS)
    assert all(one < other for one, other in pairwise(sorted((menu, place) for menu, place, *_ in entries)))
    assert all(f'popovertarget="{menu}"' in INDEX and f"<!-- menu {menu} -->" in INDEX for menu in MENUS)


def test_the_menus_are_made_from_the_registry() -> None:
    """In the built page, in English, before there is any Python; the names are among the texts of the beginning."""
    built, english = page.index(""), languages()["en"]
    named = {name: text for file in english.values() for name, text in file.items()}
    for menu in MENUS:
        part = re.search(rf'<div id="{menu}" class="menu-list" popover>.*?</div></div>', built, re.DOTALL)
        assert part is not None
        buttons = re.findall(r'data-feature="([^"]+)"(?:><span)? data-text="([^"]+)">([^<]+)</', part[0])
        assert [(pressed, text_id) for pressed, text_id, _ in buttons] == page.menu_entries(menu)
        assert all(named[text_id] == said for _, text_id, said in buttons)
    assert page.menu_entries("learn")[0] == ("editor:homework", "tools.homework")  # one looks for it there first
