"""What the editor says. Its texts come with it: they are read when it is opened (language.py)."""

from words import Gapped, text

TITLE, BOX, PARTS, TAB = text("editor.title"), text("editor.box"), text("editor.parts"), text("editor.tab")
RUN, RUN_THIS, STOP = text("editor.run"), text("editor.run_this"), text("editor.stop")
TEMPLATES, START_FROM = text("editor.templates"), text("editor.start_from")
NEW, FORMER, OPEN, SAVE = text("editor.new"), text("editor.former"), text("editor.open"), text("editor.save")
LINK, COPIED, HELP = text("editor.link"), text("editor.copied"), text("editor.help")
FILE_NAME = text("editor.file_name")

KEPT, NOT_KEPT = text("editor.kept"), text("editor.not_kept")
FRAMED, OPEN_TAB = text("editor.framed"), text("editor.open_tab")
SHOWN, RUNNING, NOTHING = text("editor.shown"), text("editor.running"), text("editor.nothing")
READY, READY_SAME = Gapped("editor.ready", "names"), Gapped("editor.ready_same", "names")
READY_DIFFERS = Gapped("editor.ready_differs", "names", "step")
CHANGED, STOPPED, SILENCE, DEAD = (
    text("editor.changed"), Gapped("editor.stopped", "button"), text("editor.silence"), Gapped("editor.dead", "button"),
)  # fmt: skip
FORMER_KEPT, ADDED, NO_COPY = text("editor.former_kept"), text("editor.added"), text("editor.no_copy")
TOO_LONG = Gapped("editor.too_long", "length", "most")
UNKEPT, FILES_LOST = text("editor.unkept"), text("editor.files_lost")
NOT_IN_ADDRESS = text("editor.not_in_address")
BAD_LINK, BAD_FILE = text("editor.bad_link"), text("editor.bad_file")
AT_LINE, GO_TO_LINE, WHERE = (
    Gapped("editor.at_line", "line", "sentence"), Gapped("editor.go_to_line", "line"), text("editor.where"),
)  # fmt: skip
PHRASES = {"Completions": text("editor.completions")}  # CodeMirror's own names for what it shows

OUTPUT, OUTPUT_CLEAR, OUTPUT_NONE = text("editor.output"), text("editor.output_clear"), text("editor.output_none")
OUTPUT_LOADING = text("editor.output_loading")


def printed_at(step, number):
    """When a line was printed: at this step of the search with this number; None: of the only one."""
    if number is None:
        return text("editor.output_step", step=step)
    return text("editor.output_step_of", number=number, step=step)
