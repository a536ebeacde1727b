// What a list says of a node: in the page's words, with the node's numbers as one reads them.

import assert from "node:assert/strict";
import test from "node:test";

import { Description } from "../../../web/list/description.js";
import { STATUS } from "../../../web/table/codes.js";
import { numbersOf } from "../../../web/text/words.js";

const WORDS = { columns: ["{priority}", "{g}", "{h}"] };

/** A table of two nodes, the second one stale; rows are numbered from 1000. */
function tableOf(priority, states = { kind: "text" }) {
  const columns = { g: [1, 2], h: [3.5, 4], depth: [1, 2], state: [7, 8], priority };
  const status = (row) => (row === 1001 ? STATUS.STALE : STATUS.FRONTIER);
  const side = (row) => (row === 1001 ? "backward" : "forward");
  const cells = () => (states.cells ? Uint8Array.of(3, 0, 1, 2) : null);
  const at = () => ({ next: 1000 });
  return { firstRow: 1000, columns, cells, status, side, at, label: (row) => `n${row}`, traits: { states, key: "f" } };
}

const descriptionOf = (table, words) => new Description(table, words, numbersOf("en"));

test("numbers are written as one reads them in the page's language", () => {
  const values = [181439, 10.4, 2.346, 0, NaN, Infinity];
  assert.deepEqual(values.map(numbersOf("en")), ["181,439", "10.4", "2.35", "0", "–", "–"]);
  assert.deepEqual(values.slice(0, 2).map(numbersOf("es")), ["181.439", "10,4"]);
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
    short: "",
    tag: "next",
    next: true,
    stale: false,
    run: false,
    fresh: false,
    returned: false,
    apart: false,
    heading: "",
    call: -1,
    terms: "",
  });
  const { columns, equals, side, next, stale } = description.of(1001, 1, 7);
  assert.deepEqual([columns, equals, side, next, stale], [["9", "2", "4"], "≥", "stale", false, true]);
});

test("the last expansion's children in the frontier are new, and say so where the order is shown", () => {
  const table = { ...tableOf([4.5, 6]), at: () => ({ stops: true, summary: { children: 2, firstChild: 1000 } }) };
  const of = (words) => descriptionOf(table, { ...WORDS, next: "next", stale: "stale", entered: "new", ...words });
  const words = { fresh: ", {count} new" };
  assert.deepEqual([of(words).freshAt(7), of({}).freshAt(7)], [[1000], []]);
  const told = [[1000, 0], [1000, -1], [1001, 1]].map(([row, place]) => of(words).of(row, place, 7).side); // prettier-ignore
  assert.deepEqual([...told, of({}).of(1000, 0, 7).side], ["new", "", "stale", ""]);
});

test("in a search from both ends each says from which one", () => {
  const words = { ...WORDS, sides: { forward: "from start", backward: "from goal" }, next: "next", stale: "stale" };
  const saidOf = (row, place) => descriptionOf(tableOf([4.5, 6]), words).of(row, place, 7);
  const told = [saidOf(1000, 0), saidOf(1000, -1), saidOf(1001, 1)].map(({ side, tag }) => [side, tag]);
  assert.deepEqual(told, [["from start", "next"], ["from start", ""], ["from goal, stale", ""]]); // prettier-ignore
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

test("in a group a row says what it is there, and the first one for whom; an f that is not g + h says whose it is", () => {
  const table = { ...tableOf([9, 9]), forgets: true, renews: (row) => (row === 1000 ? 3 : -1) };
  const groups = { call: "{state} · f-limit {limit}", forward: "from the start" };
  const words = { ...WORDS, groups, marks: { best: "best", alternative: "alternative" }, next: "next", stale: "stale" };
  const description = descriptionOf(table, { ...words, backed: "backed up", inherited: "of its parent", explained: "{priority}, not {g} + {h}" });
  const group = { first: 4, end: 9, call: 1001, limit: Infinity, marks: ["best", "alternative"] };
  const said = (row, place, of) => (({ heading, call, side, terms, number, next, tag }) => [heading, call, side, terms, number, next, tag])(description.of(row, place, 7, of));
  assert.deepEqual(said(1000, 4, group), ["n1001 · f-limit ∞", 1001, "best", "backed up", "#1000: 9, not 1 + 3.5", true, "next"]);
  assert.deepEqual(said(1001, 5, group), ["", -1, "alternative, stale", "of its parent", "#1001: 9, not 2 + 4", false, ""]);
  assert.deepEqual(said(1000, 6, group).slice(0, 3), ["", -1, ""]);
  assert.equal(said(1000, 0, { ...group, first: 0, side: "forward" })[0], "from the start");
  assert.equal(said(1000, 4, { ...group, limit: 9, by: 1000 })[0], "n1001 · f-limit 9 (n1000)", "who sets it");
});

test("stale entries that are one are counted and named, boards with their number; and returned calls out of view", () => {
  const below = { below: "{count}: {names}", more: "{count} more: {names}" };
  const words = { ...WORDS, folded: "{count} stale", folded_first: "{first}, {count} more", next: "next", stale: "stale" };
  const [written, calls] = [words, { ...words, returned: below }].map((each) => descriptionOf(tableOf([4.5, 6]), each));
  const run = ({ label, side, columns, run: is }) => [label, side, columns[0], is];
  assert.deepEqual(run(written.of(1001, 0, 7, null, [1001, 1000])), ["n1001\u00a06\u200b,\u00a0n1000\u00a04.5", "2 stale", "", true]); // prettier-ignore
  assert.deepEqual(run(written.of(1001, 0, 7, null, [1001])), ["n1001", "stale", "6", true]);
  assert.equal(written.foldedFirst({ first: 2, count: 3 }), "2, 3 more");
  assert.equal(calls.returnedBelow([1001], false), "1: n1001");
  assert.equal(calls.returnedBelow([1001, 1000, 1000], true), "3 more: n1001, n1000, …");
  const drawn = descriptionOf(tableOf([1, 1], { kind: "board", cells: 4, rows: 2, columns: 2 }), words);
  assert.deepEqual(run(drawn.of(1001, 0, 7, null, [1001, 1000])).slice(1), ["2 stale", "1", true]);
});
