// What a list says of a node: in the page's words, with the node's numbers as one reads them.

import assert from "node:assert/strict";
import test from "node:test";

import { Description } from "../../../web/list/description.js";
import { pictureText, readable, sentence } from "../../../web/list/texts.js";
import { STATUS } from "../../../web/table/codes.js";

const WORDS = { lead: "f {priority}", rest: "g {g} + h {h} · #{row}", other: "g {g} · h {h} · #{row}" };

/** A table of two nodes, the second one stale; rows are numbered from 1000. */
function tableOf(priority, cells = () => null) {
  const columns = { g: [1, 2], h: [3.5, 4], depth: [1, 2], priority };
  const status = (row) => (row === 1001 ? STATUS.STALE : STATUS.FRONTIER);
  return { firstRow: 1000, columns, cells, status, label: (row) => `n${row}` };
}

test("numbers are written as one reads them", () => {
  assert.deepEqual([181439, 10.4, 2.346, 0, NaN, Infinity].map(readable), ["181,439", "10.4", "2.35", "0", "–", "–"]);
});

test("a sentence names numbers of a node; the node's own number has no commas", () => {
  assert.equal(sentence("{depth} of {g}, #{row}")({ depth: 1, g: 2000, row: 3000 }), "1 of 2,000, #3000");
  assert.equal(sentence("nothing")({}), "nothing");
});

test("a board is written line by line, its blank left out; a ring as dots", () => {
  assert.equal(pictureText([1, 0, 3, 4, 5, 6, 7, 8, 2], 3), "1   3\n4 5 6\n7 8 2");
  assert.equal(pictureText([10, 2, 0, 4, 5, 6, 7, 8, 9, 1, 11, 12, 13, 14, 15, 3], 4).split("\n")[0], "10  2     4");
  assert.equal(pictureText([0, 1, 1], 0), "○●●");
});

test("the first of those that wait is next, stale ones say so, and f is a sum only where it is one", () => {
  const description = new Description(tableOf([4.5, 9]), 3, { ...WORDS, next: "next", stale: "stale" });
  assert.deepEqual(description.of(1000, 0, 7), {
    row: 1000,
    look: "next ",
    picture: "name",
    texts: ["n1000", "f 4.5", "g 1 + h 3.5 · #1000", "next"],
  });
  assert.deepEqual(description.of(1001, 1, 7), {
    row: 1001,
    look: "stale",
    picture: "name",
    texts: ["n1001", "f 9", "g 2 · h 4 · #1001", "stale"],
  });
});

test("in a list of calls each is called so; of those visited nothing is said beside their numbers", () => {
  const wordOf = (words) => new Description(tableOf([1, 2]), 3, { ...WORDS, ...words }).of(1000, 0, 7).texts[3];
  assert.equal(wordOf({ next: "next", stale: "stale", each: "call" }), "call");
  assert.equal(wordOf({}), "");
});

test("pictures go by what the states are", () => {
  const pictureOf = (size, columns) =>
    new Description(tableOf([1, 2], () => new Uint8Array(size)), columns, WORDS).of(1000, 0, 7).picture;
  assert.deepEqual([pictureOf(9, 3), pictureOf(16, 4), pictureOf(8, 0)], ["mini", "mini small", "mini ring"]);
});
