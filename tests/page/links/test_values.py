"""Each value of a link that means nothing has a sentence, beside those of the others; the rest is loaded."""

from lectern import Lectern
from playwright.sync_api import expect

from buildtools.docs.pictures import packed

NESTED = ("[" * 100_000, '{"title": ' * 5_000, '{"stops": [{"question": {"number": 1e999}}]}')
# Values that mean nothing, by what is said of each; those of one link are named together. Each is read by another part
# of the page, and some only where something else is not asked for.
MEANINGLESS: tuple[dict[str, str], ...] = (
    {"stop=x": "stop=x", "sync=x": "at the same step", "view=upside-down": "view=upside-down"},
    {"stop=3": "stop=3", "lang=xx": "lang=xx", "%zz=1": "%zz=1"},  # no lesson, one search
    {"lesson=corridor&stop=0": "stop=0"},
    {"lesson=corridor&stop=99": "stop=99"},
    {"lesson=nowhere": "nowhere", "embed=x": "embed=x", "fine=x": "fine=x", "code=%2A": "code"},
    {"collapse=1,x": "collapse=1,x", "colour=taste": "no longer have colors by number"},
    {"predict=%21": "“!”", "charts=pie": "charts=pie", "experiment=%3A%3A": "experiment="},
    {"challenge=Infinity": "“Infinity”", "nonsense=1": "nonsense=1", "step=minus": "step=minus"},
    {"ask=7": "no longer has class polls"},
    {"algorithm=magic": "algorithm “magic”"},
    {"start=1,1,1": "start"},
    *({f"{option}=packed:{packed(text)}": "not valid JSON"} for option in ("lesson", "challenge") for text in NESTED),
)


def test_a_value_that_means_nothing_is_named(lectern: Lectern) -> None:
    """And the search that the link names is there all the same."""
    for values in MEANINGLESS:
        lectern.open(f"{'&'.join(values)}&problem=pillars&heuristic=zero&max-nodes=500")
        for value, said in values.items():
            expect(lectern.link_message, value).to_contain_text(said)
        problem = lectern.page.get_by_role("combobox", name="Problem", exact=True)
        expect(problem, str(values)).to_have_value("pillars")
    lectern.run_to_end()  # Python is alive


def test_values_that_mean_something_are_not_complained_of(lectern: Lectern) -> None:
    """Such as look odd."""
    lectern.open("problem=graph&view=study&collapse=0&predict=undefined&b.algorithm=greedy&sync=expansions&step=1")
    expect(lectern.page.get_by_role("region", name="Question", exact=True)).to_be_visible()
    expect(lectern.link_message).to_be_hidden()


def test_a_packed_text_beyond_all_measure_is_refused(lectern: Lectern) -> None:
    """Eight megabytes in a link of eleven thousand letters."""
    bomb = packed(" " * 8_000_000)
    for option in ("lesson=packed:", "challenge=packed:", "code="):
        lectern.open(f"problem=pillars&{option}{bomb}")
        expect(lectern.link_message).to_contain_text("too long")
