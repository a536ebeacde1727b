"""Which language the page speaks: the first of the browser's languages that there is."""

import pytest

from page.text import language


@pytest.mark.parametrize(
    ("tags", "code"),
    [
        ("es-MX,en", "es"),
        ("de-AT,de,en", "de"),
        ("pt-BR", "pt-BR"),
        ("pt", "pt-BR"),
        ("pt-PT,es", "pt-BR"),
        ("fr,EN-us", "en"),
        ("fr", "en"),
        ("", "en"),
    ],
)
def test_the_browser_s_languages_are_followed(tags: str, code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In their order; a language without its region stands for those that have one."""
    monkeypatch.setattr(language, "LANGUAGES", ["de", "en", "es", "pt-BR"])
    assert language.preferred(tags) == code
