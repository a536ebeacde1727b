"""`python3 -m searchlight worksheet`: a sheet and its key as Markdown, or as JSON."""

import json
import sys
from argparse import Namespace
from typing import Any, TextIO

from searchlight import catalog as catalogs
from searchlight.catalog import Catalog
from searchlight.command import output_file
from searchlight.command.arguments import complain, refuse, say, search_options
from searchlight.errors import BadInput, SearchlightError
from searchlight.setup import read as read_search
from searchlight.texts import languages, message, texts
from searchlight.texts.formatter import Texts
from searchlight.worksheets.markdown import SIDES, markdown
from searchlight.worksheets.request import read
from searchlight.worksheets.sheet import sheet


def worded(value: Any, texts: Texts) -> Any:
    """Replace messages, which are recognised by their fields: an id and values."""
    if isinstance(value, dict):
        if value.keys() == {"id", "values"}:
            return texts.sentence(value)
        return {name: worded(each, texts) for name, each in value.items()}
    if isinstance(value, list):
        return [worded(each, texts) for each in value]
    return value


COMMAND = "worksheet"
ASKED = ("first", "steps", "seed", "share", "blanks", "parts")


def run(arguments: Namespace) -> int:
    """Run the command. Exit status 0 if there is a sheet, 2 for bad input."""
    if arguments.code is None:
        return _run(arguments, catalogs.BUILT_IN, sys.stdout)
    from searchlight.user_code.command import with_code  # rarely needed

    return with_code(COMMAND, arguments.code, lambda catalog, output: _run(arguments, catalog, output))


def _run(arguments: Namespace, catalog: Catalog, output: TextIO) -> int:
    try:
        _check_language(arguments.lang)
        setup = read_search(search_options(arguments) | {"seed": None}, catalog)  # --seed is of the sheet
        if isinstance(setup, list):
            return complain(COMMAND, setup[0])
        made = sheet(setup, read({name: getattr(arguments, name) for name in ASKED}), catalog)
    except BadInput as complaint:
        return complain(COMMAND, complaint)
    except SearchlightError as error:
        return refuse(COMMAND, str(error))
    in_words = worded(made, texts(arguments.lang))
    if in_words["varied"]:
        say(COMMAND, in_words["varied"])
    return output_file.put(COMMAND, _text(in_words, arguments), arguments.out, output)


def _check_language(code: str) -> None:
    if code not in languages():
        raise BadInput("lang", message("options.not_one_of", value=code[:20], accepted=languages()))


def _text(in_words: dict[str, Any], arguments: Namespace) -> str:
    if arguments.json:
        return json.dumps(in_words, ensure_ascii=False, indent=1) + "\n"
    return markdown(in_words, (arguments.only,) if arguments.only else SIDES)
