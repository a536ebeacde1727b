"""Exported files: a reader of another maker opens each."""

import csv
import io
import json
import re
from base64 import b64decode
from collections.abc import Callable
from itertools import pairwise
from typing import Any
from xml.etree import ElementTree

import yaml
from exporting import Exported
from lectern import Lectern
from PIL import Image, ImageChops, ImageStat
from playwright.sync_api import Locator, Page, expect

from searchlight import solve

SVG = "{http://www.w3.org/2000/svg}"
ROMANIA = "problem=graph&graph=romania&start=Arad&goal=Bucharest&algorithm=astar&step=5"
PUZZLE = "problem=eight-puzzle&start=8,0,6,5,4,7,2,3,1&algorithm="


def image(data: bytes) -> Any:
    return Image.open(io.BytesIO(data))


def difference(one: Any, other: Any) -> float:
    """The mean of what their bytes differ by, 0 … 255."""
    assert one.size == other.size
    return sum(ImageStat.Stat(ImageChops.difference(one.convert("RGB"), other.convert("RGB"))).mean) / 3


def drawn(canvas: Locator) -> Any:
    text = canvas.evaluate("(canvas) => canvas.toDataURL()")
    return image(b64decode(text.partition(",")[2]))


def seen(lectern: Lectern, picture: bytes, size: tuple[int, int]) -> Any:
    """An SVG as a browser draws it by itself, in a file that knows nothing of the page; its fonts are in it."""
    drawing = """async ([svg, width, height]) => {
      const [canvas, image] = [document.createElement("canvas"), new Image()];
      Object.assign(canvas, { width, height });
      image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
      await image.decode();
      canvas.getContext("2d").drawImage(image, 0, 0);
      return canvas.toDataURL();
    }"""
    return image(b64decode(lectern.page.evaluate(drawing, [picture.decode(), *size]).partition(",")[2]))


def words_in(picture: bytes) -> list[str]:
    return ["".join(each.itertext()) for each in ElementTree.fromstring(picture).iter(f"{SVG}text")]


def check_tikz(text: str) -> None:
    """Every look that is used is defined, braces are paired, each path ends."""
    body = re.sub(r"\\[{}%]", "", re.sub(r"(?m)^%.*$", "", text))
    assert body.count("{") == body.count("}")
    used, defined = set(re.findall(r"\[(look-[a-z]+)", body)), set(re.findall(r"tikzset\{(look-[a-z]+)/", body))
    assert used == defined != set()
    lines = [line for line in body.splitlines() if line.startswith((r"\path", r"\node", r"\clip", r"\useas"))]
    assert len(lines) > 20
    assert all(line.endswith(";") for line in lines)


def test_a_search_is_saved_as_far_as_it_is_shown(lectern: Lectern, violations: Callable[[Page], list[str]]) -> None:
    """Three expansions: the nodes of the same search in Python, in each of the files; a worksheet has its dialog."""
    export = Exported(lectern, f"{PUZZLE}breadth-first&step=3")
    rows = list(csv.DictReader(io.StringIO(export.save("CSV").decode())))
    known = solve("eight-puzzle", start="8,0,6,5,4,7,2,3,1", algorithm="breadth-first", max_nodes=100)
    last = [step.node.row for step in known.steps()][2]
    assert sum(row["expanded_at"] != "" for row in rows) == 3
    assert [int(row["row"]) for row in rows] == list(range(len(rows)))
    assert last < len(rows)
    record = json.loads(export.save("JSON"))
    assert (record["format"], record["exact"]) == ("searchlight-record", {"outcome": None})
    assert len(yaml.safe_load(export.save("Posthoc"))["events"]) > len(rows)
    assert violations(lectern.page) == []
    export.press("Worksheet")
    expect(export.dialog).to_be_hidden()
    lectern.page.get_by_role("dialog", name="Worksheet").get_by_role("button", name="Close").click()


def test_the_tree_as_a_picture_is_what_is_seen(lectern: Lectern) -> None:
    """As shapes, drawn by a browser; as pixels, with as many as are wished, in other colours, without a ground."""
    export = Exported(lectern, f"{PUZZLE}astar&heuristic=manhattan&step=6")
    shown = drawn(lectern.canvas)
    picture = export.save("SVG")
    root = ElementTree.fromstring(picture)
    assert root.findtext(f"{SVG}title") == "Search tree: Eight-puzzle · A* · Manhattan distance, step 6"
    assert "6 nodes expanded" in str(root.findtext(f"{SVG}desc"))
    assert {"21", "=0+21", "=1+20", "8"} <= set(words_in(picture))
    assert b"src: url(data:font/woff2;base64," in picture
    assert difference(seen(lectern, picture, shown.size), shown) < 2.5

    assert difference(image(export.save("PNG", Resolution="1")), shown) < 1
    dark = image(export.save("PNG", Resolution="3", Colors="dark", Transparent=True))
    assert dark.size == (3 * shown.width, 3 * shown.height)
    assert dark.text["Title"] == root.findtext(f"{SVG}title")
    assert dark.getpixel((1, 1))[3] == 0
    assert max(dark.getchannel("A").getextrema()) == 255
    assert difference(drawn(lectern.canvas), shown) == 0

    check_tikz(export.save("TikZ", Colors="light", Extent="whole", Transparent=False).decode())
    assert len(set(words_in(export.save("SVG", Subject="frontier"))) & {"23", "next", "= 2 + 21"}) == 3
    assert sorted(words_in(export.save("SVG", Subject="state"))) == list("12345678")
    export.close()


def test_map_grid_and_charts_are_pictures_too(lectern: Lectern) -> None:
    """Names, numbers and cells are texts and shapes; the drawing on the page stays as it was."""
    export = Exported(lectern, ROMANIA)
    place = export.page.get_by_role("region", name="Map", exact=True).locator(".space-view > canvas")
    before = drawn(place)
    assert {"Arad", "Bucharest", "418", "140"} <= set(words_in(export.save("SVG", Subject="space", Extent="whole")))
    assert difference(drawn(place), before) == 0
    export.close()
    export = Exported(lectern, f"{ROMANIA}&charts=course")
    chart = {"Frontier and reached states over time", "frontier", "step"}
    assert chart <= set(words_in(export.save("SVG", Subject="chart:course")))
    assert image(export.save("PNG", Resolution="2", Colors="dark")).getpixel((3, 3)) < (40, 40, 40)
    export.close()
    export = Exported(lectern, "problem=grid&algorithm=astar&step=40")
    before = drawn(export.page.get_by_role("region", name="Grid", exact=True).locator(".space-view > canvas"))
    taken = seen(lectern, export.save("SVG", Subject="space", Extent="seen", Colors="page"), before.size)
    assert difference(taken, before) < 2.5  # its numbers are texts, as in a tree; a pixel aside it is above 3
    export.close()


def test_a_large_tree_is_shapes_up_to_a_size_that_is_named(lectern: Lectern) -> None:
    """Bars become boxes; what is too much for a file is refused in a sentence with the limit. A run is a GIF with a
    picture for each step, as long as was said.
    """
    export = Exported(lectern, f"{PUZZLE}breadth-first&step=1700")
    shown = drawn(lectern.canvas)
    picture = export.save("SVG", Subject="tree", Extent="seen")
    assert difference(seen(lectern, picture, shown.size), shown) < 12
    export.press("TikZ")
    expect(export.said).to_contain_text("TikZ can have up to 2,000 nodes")
    export.choose(From_step=5, To_step=4)
    export.press("GIF")
    expect(export.said).to_have_text("“To step” must not be before the first step, 5.")
    expect(export.dialog.get_by_label("To step")).to_have_attribute("aria-invalid", "true")
    export.choose(From_step=0, To_step=900)
    export.press("GIF")
    export.dialog.get_by_role("button", name="Cancel").click()
    expect(export.said).to_have_text("Export cancelled. No file was saved.")
    film = image(export.save("GIF", To_step=6, Steps_per_second="4", Size_in_pixels="640x360", Extent="whole"))
    assert film.size == (640, 360)
    frames = [film.seek(at) or (film.info["duration"], film.convert("RGB")) for at in range(film.n_frames)]
    assert [length for length, _ in frames] == [250] * 6 + [2000]
    assert all(difference(one, other) > 1 for (_, one), (_, other) in pairwise(frames))
    assert "steps 0 to 6" in film.info["comment"].decode()
    export.close()


def ink(picture: Any) -> tuple[int, int]:
    """The width and height of what differs from its first pixel by more than a shade."""
    ground = Image.new("RGB", picture.size, picture.getpixel((0, 0)))
    box = ImageChops.difference(picture, ground).convert("L").point(lambda value: 255 * (value > 40)).getbbox()
    return (box[2] - box[0], box[3] - box[1]) if box else (0, 0)


def test_a_run_has_its_sentence_and_the_map_beside_the_tree(lectern: Lectern) -> None:
    """For a slide: at 1280 pixels the sentence has letters of at least 20, beside the state if that is drawn. Lists and
    single states are pictures only.
    """
    export = Exported(lectern, ROMANIA)
    slides = {"Subject": "tree", "Extent": "seen", "Size_in_pixels": "1280x720"}
    film = image(export.save("GIF", **slides, From_step=0, To_step=6))
    film.seek(4)
    frame = film.convert("RGB")
    assert min(*ink(frame.crop((0, 0, 510, 632))), *ink(frame.crop((540, 0, 1280, 632)))) > 300  # the map, the tree
    band = frame.crop((0, 634, 1280, 720))
    rows = "".join("x" if any(ink(band.crop((0, y, 1280, y + 1)))) else " " for y in range(86))
    assert len(rows.split()[0]) >= 20
    film.seek(6)
    red, green, _ = film.convert("RGB").getpixel((4, 700))
    assert green > red + 10
    for subject in ("frontier", "state"):
        export.choose(Subject=subject)
        expect(export.dialog.get_by_role("group", name="Run")).to_be_hidden()
    export.close()
    export = Exported(lectern, f"{PUZZLE}breadth-first&step=2")
    film = image(export.save("GIF", **slides, From_step=1))
    assert min(ink(film.convert("RGB").crop((0, 634, 124, 720)))) > 60
    export.close()
