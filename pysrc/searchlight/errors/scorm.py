"""Error messages about packing an exercise for a learning platform."""

from collections.abc import Sequence

from searchlight.errors.base import BadInput, bad, shown


def no_exercise(given: str) -> BadInput:
    return bad("exercise", "scorm.no_exercise", given=shown(given))


def no_lesson(given: str, names: Sequence[str]) -> BadInput:
    return bad("exercise", "scorm.no_lesson", given=shown(given), names=list(names))


def no_site(given: str) -> BadInput:
    return bad("site", "scorm.no_site", given=shown(given))


def no_page() -> BadInput:
    return bad("site", "scorm.no_page")


def no_pass_mark(given: str) -> BadInput:
    return bad("pass", "scorm.no_pass_mark", given=shown(given))
