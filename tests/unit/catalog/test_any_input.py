"""Whatever is typed: it is read or refused with a sentence, never answered with an exception of another kind."""

from hypothesis import given
from hypothesis import strategies as st

from searchlight.catalog import PROBLEMS
from searchlight.errors import BadInput
from searchlight.options import OPTIONS
from searchlight.setup import Setup, read

NUMBERS = st.lists(st.integers(-1, 16).map(str) | st.sampled_from(["", "-", "x", "²", "1e3", "00"]), max_size=17)
STATES = NUMBERS.map(",".join) | st.permutations(range(9)).map(lambda cells: ",".join(map(str, cells))) | st.text()
GRIDS = st.text(".#19/\n", max_size=40) | st.text("type octil\nheigwdmap 12.@", max_size=60)
PARTS = ["S", "A", "h", "-", ">", "->", ",", ";", "\n", '"a b"', "7", "2.5", "x"]
GRAPHS = (
    st.text('SAh ->;,"\n12.', max_size=60).map("S-A ".__add__)
    | st.lists(st.sampled_from(PARTS)).map(" ".join)
    | st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.sampled_from("AB"),
        lambda inner: st.dictionaries(st.sampled_from(["edges", "h", "coordinates", "A", "B"]), inner),
    ).map(lambda data: repr(data).replace("'", '"').replace("None", "null"))
)
TYPED = st.fixed_dictionaries(
    {"problem": st.sampled_from(list(PROBLEMS))},
    optional={
        "start": STATES, "goal": STATES, "grid": GRIDS, "graph": GRAPHS, "jugs": NUMBERS.map(",".join),
        "moves": st.sampled_from([4, 8, "8", "x"]), "order": st.text(max_size=4),
        "heuristic": st.sampled_from(["manhattan", "zero", "table", "x"]),
    },
)  # fmt: skip


@given(TYPED)
def test_what_is_typed_is_read_or_refused(options: dict[str, object]) -> None:
    """A complaint names an option and is a sentence in one line; what was read has a start that can be typed again."""
    setup = read(options)
    if isinstance(setup, Setup):
        values = {name: value for name, value in setup.values.items() if value is not None}
        again = read(values)
        assert isinstance(again, Setup)
        assert again.values == setup.values
        assert again.problem.initial == setup.problem.initial
        assert setup.as_text(setup.problem.initial) == setup.values["start"]
        return
    for complaint in setup:
        assert isinstance(complaint, BadInput)
        assert complaint.field in OPTIONS or complaint.field == "heuristic"
        assert complaint.text.endswith(".")
