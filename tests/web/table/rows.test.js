// The columns of the nodes.

import assert from "node:assert/strict";
import test from "node:test";

import { Rows } from "../../../web/table/columns/rows.js";

const GIVEN = ["parent", "action", "depth", "iteration", "state", "g", "h", "priority"];
const chunk = (rows) => Object.fromEntries(GIVEN.map((name) => [name, new Int32Array(rows)]));

test("where visits make entries stale, supersededAt is made with the first node that is superseded", () => {
  const rows = new Rows(10, true);
  rows.append(chunk(3));
  assert.equal(rows.arrays.supersededAt, null);
  rows.supersede(11, 7);
  rows.append(chunk(2));
  assert.deepEqual([...rows.arrays.supersededAt.subarray(0, 5)], [-1, 7, -1, -1, -1]);
  assert.deepEqual([...rows.arrays.staleAt.subarray(0, 5)], [-1, 7, -1, -1, -1]);
});

test("elsewhere a superseded node is a stale one, and both columns are the same", () => {
  const rows = new Rows(0, false);
  rows.append(chunk(2));
  rows.supersede(1, 4);
  assert.equal(rows.arrays.staleAt, rows.arrays.supersededAt);
  assert.deepEqual([...rows.arrays.staleAt.subarray(0, 2)], [-1, 4]);
});
