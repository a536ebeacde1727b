// Stale entries that follow each other are one in a list, at the place of the first one.

import assert from "node:assert/strict";
import test from "node:test";

import { withRuns } from "../../../web/list/runs.js";

/** Letters in their order are rows 0, 1, …; x: stale. */
function entriesOf(letters) {
  const listOf = (rows) => ({ count: rows.length, rows: (from, n) => Int32Array.from(rows.slice(from, from + n)), indexOf: (row) => rows.indexOf(row) });
  const rows = Array.from(letters, (_, row) => row);
  return [listOf(rows), listOf(rows.filter((row) => letters[row] !== "x"))];
}

const shown = ({ list }) => [...list.rows(0, list.count)];

test("each run has the place of its first entry; those before the next entry are known", () => {
  const [frontier, live] = entriesOf("xx.x..xxx");
  const all = withRuns(frontier, live, Infinity);
  assert.deepEqual([shown(all), all.list.count, all.before], [[0, 2, 3, 4, 5, 6], 6, [0, 1]]); // prettier-ignore
  assert.deepEqual([...all.runs], [[0, [0, 1]], [3, [3]], [6, [6, 7, 8]]]); // prettier-ignore
  assert.deepEqual([1, 2, 5, 8].map((row) => all.list.indexOf(row)), [0, 1, 4, 5]); // prettier-ignore
  const first = withRuns(frontier, live, 1);
  assert.deepEqual([shown(first), first.list.indexOf(3)], [[0, 2, 4, 5], -1]); // prettier-ignore
  assert.deepEqual(withRuns(...entriesOf("..x"), Infinity).before, []);
});

test("of a long list, the runs near the top are one each", () => {
  const [frontier, live] = entriesOf(".x".repeat(100));
  const { list } = withRuns(frontier, live, Infinity);
  assert.deepEqual([list.count, [...list.rows(62, 4)], list.indexOf(66)], [132, [62, 63, 64, 66], 65]); // prettier-ignore
});
