"""Puts messages into words: a text with gaps, the values for them, and numbers as the language writes them.

The command line and the page use the same file, so it runs on CPython and on MicroPython. Texts are written in the part
of ICU's message format that translators know, without its apostrophes:

    {name}                                                   a value; a number is grouped, with two decimals at most
    {cost, number, ::.####}                                  a number with as many decimals at most as there are #
    {count, plural, =0 {none} one {# child} other {# children}}
    {key, select, f {least f first} other {in order}}

Values are texts, numbers, None ("–"), numbers whose digits are given (`{"digits"}`), messages (`{"id", "values"}`), and
lists of these. `#` is the plural's number.
"""

try:  # noqa: SIM105 - MicroPython has no contextlib
    from typing import Any
except ImportError:  # MicroPython: it looks into no annotation
    pass

COMMA = ", "
NONE = "–"
DECIMALS = 2


class Texts:
    """The texts of one language: `messages[id]` is a text, as its file has it."""

    def __init__(self, messages: Any) -> None:
        self.messages = messages
        self.parsed: dict[str, list[Any]] = {}
        self.decimal_sign: str = messages["number.decimal"]
        self.group_sign: str = messages["number.group"]
        self.singular = [int(count) for count in messages["number.singular"].split()]  # Portuguese: 0 and 1
        self.grouped_from = int(messages["number.grouped_from"])  # digits: Spanish writes 1234, but 12.345

    def say(self, name: str, values: dict[str, Any]) -> str:
        """The message with this id; KeyError where there is none, or a value for one of its gaps is missing."""
        text: str = self.messages[name]
        if "{" not in text:
            return text
        if name not in self.parsed:
            self.parsed[name] = Reader(text).parts(None)
        return self._filled(self.parsed[name], values)

    def sentence(self, message: dict[str, Any]) -> str:
        """A message in plain data, as the solver sends it."""
        return self.say(message["id"], message["values"])

    def text_of(self, value: Any) -> str:
        """A value as it appears in a sentence."""
        if isinstance(value, str):
            return value
        if isinstance(value, dict):
            return self.localised(value["digits"]) if "digits" in value else self.sentence(value)
        if isinstance(value, (list, tuple)):
            return COMMA.join([self.text_of(each) for each in value])
        return self.number(value)

    def localised(self, digits: str) -> str:
        """A number that is written already, as Python writes it."""
        whole, _, fraction = digits.partition(".")
        whole = self._grouped(whole) if whole.isdigit() else whole
        return whole + self.decimal_sign + fraction if fraction else whole

    def number(self, value: float | None, decimals: int = DECIMALS) -> str:
        """A number for reading: 181,439; 10.4; without decimals 0; "–" for None."""
        if value is None or value != value:
            return NONE
        if value < 0:
            digits = self.number(-value, decimals)
            return digits if digits == "0" else "−" + digits
        if value == float("inf"):
            return "∞"
        if value == int(value):
            return self._grouped(str(int(value)))
        scaled = int(value * 10**decimals + 0.5)
        fraction = str(scaled % 10**decimals)
        fraction = ("0" * (decimals - len(fraction)) + fraction).rstrip("0")
        whole = self._grouped(str(scaled // 10**decimals))
        return whole + self.decimal_sign + fraction if fraction else whole

    def _grouped(self, digits: str) -> str:
        if len(digits) < self.grouped_from:
            return digits
        groups: list[str] = []
        while digits:
            groups.insert(0, digits[-3:])
            digits = digits[:-3]
        return self.group_sign.join(groups)

    def _filled(self, parts: list[Any], values: dict[str, Any]) -> str:
        filled = []
        for part in parts:
            if isinstance(part, str):
                filled.append(part)
                continue
            name, kind, form = part
            value = values[name]
            if kind is None:
                filled.append(self.text_of(value))
            elif kind == "number":
                filled.append(self.number(value, form))
            else:
                key = _plural_key(value, form, self.singular) if kind == "plural" else _select_key(value, form)
                filled.append(self._filled(form[key], values))
        return "".join(filled)


def _plural_key(count: float, forms: dict[str, Any], singular: list[int]) -> str:
    """The form for a count; a language with more than two forms would have its rule here."""
    exact = "=" + str(count)
    if exact in forms:
        return exact
    return "one" if count in singular and "one" in forms else "other"


def _select_key(value: Any, forms: dict[str, Any]) -> str:
    key = {"True": "yes", "False": "no", "None": "none"}.get(str(value), str(value))
    return key if key in forms else "other"


class Reader:
    """Reads a text into its parts: texts, and gaps as (name, kind, form)."""

    def __init__(self, text: str) -> None:
        self.text, self.at = text, 0

    def parts(self, counted: str | None) -> list[Any]:
        """Up to the brace that closes this piece, or the text's end; `counted`: the number that # stands for."""
        parts: list[Any] = []
        while True:
            opening, closing = self._next("{"), self._next("}")
            end = min(closing, opening)
            pieces = self.text[self.at : end].split("#") if counted else [self.text[self.at : end]]
            for number, piece in enumerate(pieces):
                if number:
                    parts.append((counted, None, None))
                if piece:
                    parts.append(piece)
            self.at = end + 1
            if closing <= opening:
                return parts
            parts.append(self._gap(counted))

    def _gap(self, counted: str | None) -> Any:
        comma, closing = self._next(","), self._next("}")
        name = self._take(min(closing, comma))
        if closing < comma:
            return name, None, None
        kind = self._take(self._next(","))
        if kind == "number":
            return name, kind, self._take(self._next("}")).count("#")
        forms = {}
        while self._next("{") < self._next("}"):
            key = self._take(self._next("{"))
            forms[key] = self.parts(name if kind == "plural" else counted)
        self._take(self._next("}"))
        return name, kind, forms

    def _next(self, sign: str) -> int:
        place = self.text.find(sign, self.at)
        return len(self.text) if place < 0 else place

    def _take(self, end: int) -> str:
        """What stands before `end`; reading goes on behind it."""
        piece = self.text[self.at : end].strip()
        self.at = end + 1
        return piece
