"""The choice of the language: each by its own name. Another one loads the page anew, with the same search in it."""

import words
from dom import find, make, on
from language import CODE, LANGUAGES, name_of


class LanguageChoice:
    """`on_choice(code)`: the page is wanted in another language."""

    def __init__(self, on_choice):
        select = find("language")
        select.title = words.LANGUAGE
        select.setAttribute("aria-label", words.LANGUAGE)
        for code in sorted(LANGUAGES):
            option = make("option", value=code, textContent=name_of(code))
            option.lang = code
            select.appendChild(option)
        select.value = CODE
        on(select, "change", lambda _: on_choice(select.value))
