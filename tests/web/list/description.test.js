// What a list says of a node: in the page's words, with the node's numbers as one reads them.

import assert from "node:assert/strict";
import test from "node:test";

import { Description } from "../../../web/list/description.js";
import { STATUS } from "../../../web/table/codes.js";
import { numbersOf, sentence } from "../../../web/text/words.js";

const WORDS = { columns: ["{priority}", "{g}", "{h}"] };
const BOARD = { kind: "board", cells: 4, rows: 2, columns: 2 };

/** A table of two nodes, the second one stale; rows are numbered from 1000. */
function tableOf(priority, states = { kind: "text" }) {
  const columns = { g: [1, 2], h: [3.5, 4], depth: [1, 2], state: [7, 8], priority };
  const status = (row) => (row === 1001 ? STATUS.STALE : STATUS.FRONTIER);
  const side = (row) => (row === 1001 ? "backward" : "forward");
  const cells = () => (states.cells ? Uint8Array.of(3, 0, 1, 2) : null);
  const at = (t) => ({ stops: t >= 8, returned: 0 });
  return { firstRow: 1000, columns, cells, status, side, at, label: (row) => `n${row}`, traits: { states } };
}

const descriptionOf = (table, words) => new Description(table, words, numbersOf("en"));

test("numbers are written as one reads them in the page's language", () => {
  const values = [181439, 10.4, 2.346, 0, NaN, Infinity];
  assert.deepEqual(values.map(numbersOf("en")), ["181,439", "10.4", "2.35", "0", "–", "–"]);
  assert.deepEqual(values.slice(0, 2).map(numbersOf("es")), ["181.439", "10,4"]);
});

test("a sentence is filled in as often as one likes", () => {
  const filled = sentence("{depth} of {g}, #{row}", (value, name) => (name === "row" ? value : numbersOf("en")(value)));
  assert.equal(filled({ depth: 1, g: 2000, row: 3000 }), "1 of 2,000, #3000");
  assert.equal(filled({ depth: 2, g: 0, row: 1 }), "2 of 0, #1");
  assert.equal(sentence("nothing")({}), "nothing");
});

test("the first entry is next, stale ones say so, and f may be more than the sum of g and h", () => {
  const description = descriptionOf(tableOf([4.5, 9]), { ...WORDS, next: "next", stale: "stale" });
  const { columns: numbers, ...rest } = description.of(1000, 0, 7);
  const first = { ...rest, columns: [...numbers] };
  assert.deepEqual(first, {
    state: 7,
    cells: null,
    label: "n1000",
    columns: ["4.5", "1", "3.5"],
    equals: "=",
    number: "#1000",
    side: "",
    tag: "next",
    next: true,
    stale: false,
  });
  const { columns, equals, tag, next, stale } = description.of(1001, 1, 7);
  assert.deepEqual([columns, equals, tag, next, stale], [["9", "2", "4"], "≥", "stale", false, true]);
});

test("where nothing is ordered by f, f is the sum of g and h", () => {
  const description = descriptionOf(tableOf([0, 0]), { columns: ["{f}", "{g}", "{h}"] });
  const { columns, equals } = description.of(1001, 1, 7);
  assert.deepEqual([columns, equals], [["6", "2", "4"], "="]);
});

test("where the search stops no entry is next", () => {
  const description = descriptionOf(tableOf([4.5, 9]), { ...WORDS, next: "next", stale: "stale" });
  assert.deepEqual([7, 8].map((t) => description.of(1000, 0, t).next), [true, false]);
  assert.equal(description.of(1000, 0, 8).tag, "");
});

test("in a list of calls each is called so; of those visited nothing is said beside their numbers", () => {
  const wordOf = (words) => descriptionOf(tableOf([1, 2]), { ...WORDS, ...words }).of(1000, 0, 7).tag;
  assert.equal(wordOf({ next: "next", stale: "stale", each: "call" }), "call");
  assert.equal(wordOf({}), "");
});

test("in a search from both ends each says from which one", () => {
  const words = { ...WORDS, sides: { forward: "from start", backward: "from goal" }, next: "next", stale: "stale" };
  const saidOf = (row, place) => descriptionOf(tableOf([4.5, 6]), words).of(row, place, 7);
  const told = [saidOf(1000, 0), saidOf(1000, 1), saidOf(1001, 1)].map(({ side, tag }) => [side, tag]);
  assert.deepEqual(told, [["from start", "next"], ["from start", ""], ["from goal", "stale"]]); // prettier-ignore
});

test("states that are drawn come with their cells and their number", () => {
  const description = descriptionOf(tableOf([1, 2], BOARD), WORDS);
  assert.equal(description.face.written, false);
  const { cells, state } = description.of(1001, 0, 7);
  assert.deepEqual([[...cells], state], [[3, 0, 1, 2], 8]);
});

test("of two entries of one state each names its parent, unless it is another side's", () => {
  const table = tableOf([1, 1]);
  Object.assign(table.columns, { state: [7, 7], parent: [-1, 0] });
  const saidOf = (side) => {
    table.side = side;
    const description = descriptionOf(table, { ...WORDS, via: "via {parent}", sides: { forward: "from start", backward: "from goal" } });
    description.tellApart([1000, 1001]);
    return [1000, 1001].map((row, place) => description.of(row, place, 7).side);
  };
  assert.deepEqual(saidOf(() => null), ["", "via n0"]);
  assert.deepEqual(saidOf(() => "forward"), ["from start", "from start, via n0"]);
  assert.deepEqual(saidOf((row) => (row === 1001 ? "backward" : "forward")), ["from start", "from goal"]);
});
