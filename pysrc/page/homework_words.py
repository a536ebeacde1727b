"""What is said of programs from a course, and of the numbers that they report. Its texts come with the editor."""

from words import Gapped, text

OBSERVE, TITLE, HELP = text("homework.observe"), text("homework.title"), text("homework.help")
FAMILY, FUNCTION, AGAINST = text("homework.family"), text("homework.function"), text("homework.against")
ARGV, PAIRS = text("homework.argv"), text("homework.pairs")
SUCCESSORS, FILES = text("homework.successors"), text("homework.files")
FILES_ARE = Gapped("homework.files_are", "names")
RECOGNISED, RECOGNISED_AS = text("homework.recognised"), Gapped("homework.recognised_as", "name")
AS_SHOWN, BY_ITSELF = text("homework.as_shown"), text("homework.by_itself")
WITH_COSTS, WITHOUT_COSTS = text("homework.with_costs"), text("homework.without_costs")
FAMILIES = {
    "functions": text("homework.family.functions"), "problem-object": text("homework.family.problem-object"),
    "graph-object": text("homework.family.graph-object"), "state-class": text("homework.family.state-class"),
    "grid": text("homework.family.grid"), "script": text("homework.family.script"),
}  # fmt: skip
EMPTY, RUNNING, COMPARING = text("homework.empty"), text("homework.running"), text("homework.comparing")
READY = text("homework.ready")
BESIDE = Gapped("homework.beside", "algorithm", "sentence")
GO_THERE = text("homework.go_there")
TEXTS = {
    "label": text("homework.label"), "summary": text("homework.summary"), "source": text("own.reference"),
    "not_proved": text("own.not_proved"), "not_known": text("own.not_known"),
}  # fmt: skip

NUMBERS, NUMBERS_HELP = text("homework.numbers"), text("homework.numbers_help")
NUMBER = {
    "expanded": text("homework.number.expanded"), "generated": text("homework.number.generated"),
    "max_queue": text("homework.number.max_queue"), "popped": text("homework.number.popped"),
    "reached": text("homework.number.reached"),
}  # fmt: skip
EXPLAIN, EXPLAINING, SEARCHED = text("homework.explain"), text("homework.explaining"), text("homework.searched")
EVERY = text("homework.every")
NUMBER_NAMES = ("expanded", "generated", "max_queue", "popped", "reached")
