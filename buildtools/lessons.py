"""The built-in lessons: JSON files in lessons/, packed with the feature that needs them and copied as files."""

import json

from buildtools.project import ROOT

FOLDER = ROOT / "lessons"


def order() -> dict[str, list[str]]:
    """The names of the lessons of the course, and of what more there is to see."""
    listed: dict[str, list[str]] = json.loads((FOLDER / "order.json").read_text(encoding="utf-8"))
    return listed


def texts() -> dict[str, str]:
    """Name → the JSON text of a lesson, without the blanks of its file."""
    names = [name for group in order().values() for name in group]
    read = {name: json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8")) for name in names}
    return {name: json.dumps(data, ensure_ascii=False, separators=(",", ":")) for name, data in read.items()}


def of_the_page() -> dict[str, str]:
    """Path → text of what the page's Python reads: each lesson, and what their list says of them."""
    whole = texts()
    listed = {group: [_entry(json.loads(whole[name])) for name in names] for group, names in order().items()}
    return {
        "lesson-order.json": json.dumps(listed, ensure_ascii=False, separators=(",", ":")),
        **{f"lesson-{name}.json": text for name, text in whole.items()},
    }


def _entry(lesson: dict[str, object]) -> dict[str, object]:
    stops = lesson["stops"]
    assert isinstance(stops, list)
    return {"id": lesson["id"], "title": lesson["title"], "about": lesson["about"], "stops": len(stops)}
