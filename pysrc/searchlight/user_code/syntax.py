"""Explain syntax errors: the commonest in our own sentences, the others in Python's words."""

import re
from typing import Final

from searchlight.texts import Message, message

# Pattern in Python's message → id of our sentence; the named groups fill its gaps.
SENTENCES: Final = (
    (re.compile(r"expected ':'"), "own.syntax.colon"),
    (re.compile(r"expected an indented block after .* on line (?P<line>\d+)"), "own.syntax.no_block"),
    (re.compile(r"expected an indented block"), "own.syntax.no_block_here"),
    (re.compile(r"unexpected indent"), "own.syntax.indented"),
    (re.compile(r"unindent does not match"), "own.syntax.unindented"),
    (re.compile(r"inconsistent use of tabs"), "own.syntax.tabs"),
    (re.compile(r"'(?P<sign>.)' was never closed"), "own.syntax.not_closed"),
    (re.compile(r"unmatched '(?P<sign>.)'"), "own.syntax.not_opened"),
    (re.compile(r"closing parenthesis '(?P<sign>.)' does not match opening parenthesis '(?P<opened>.)'"),
     "own.syntax.mismatched"),
    (re.compile(r"unterminated (triple-quoted )?(f-)?string"), "own.syntax.string"),
    (re.compile(r"(invalid syntax\. )?Maybe you meant '==' (or ':=' )?instead of '='"), "own.syntax.equals"),
    (re.compile(r"(?i)perhaps you forgot a comma"), "own.syntax.comma"),
    (re.compile(r"'(?P<word>\w+)' outside (of )?(async )?function"), "own.syntax.outside_function"),
    (re.compile(r"'(?P<word>break|continue)' (outside|not properly in) loop"), "own.syntax.outside_loop"),
    (re.compile(r"invalid (non-printable )?character '?(?P<sign>.)"), "own.syntax.character"),
    (re.compile(r"Missing parentheses in call to '(?P<word>\w+)'"), "own.syntax.parentheses"),
    (re.compile(r"cannot assign to (?P<what>.*?)( here\..*)?$"), "own.syntax.assign"),
    (re.compile(r"too many nested parentheses|too complex|stack overflow"), "own.syntax.nested"),
    (re.compile(r"null bytes"), "own.syntax.null"),
)  # fmt: skip


def sentence(error: SyntaxError) -> Message:
    """The message of a syntax error."""
    text = error.msg or str(error)
    for pattern, name in SENTENCES:
        if match := pattern.search(text):
            return message(name, **{key: value or "" for key, value in match.groupdict().items()})
    return message("own.syntax.other", text=text)


def line_of(error: SyntaxError) -> int | None:
    """The line where Python noticed the error, or where an unclosed bracket was opened."""
    return error.lineno
