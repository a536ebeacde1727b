// Statuses are kept from one time to the next, and rows that have left the frontier for good are passed over: the
// answers are those of a look at every row, in tables of many blocks, while they grow, and after a budget was given again.

import assert from "node:assert/strict";
import test from "node:test";

import { STATUS } from "../../../web/table/codes.js";
import { createTable } from "../../../web/table/table.js";
import { largeSearches, searchNamed } from "./cases.js";
import { randomFrom } from "./random.js";
import { chunkOf } from "./recording.js";

const CHUNK = 700; // events
const NAMES = ["uniform cost", "depth-first", "A* with ties low-h", "breadth-first"];
const one = (table, t) => Uint8Array.from({ length: table.rowCount }, (_, row) => table.status(row, t));

function check(table, statuses, t, before) {
  const { rowCount } = table;
  const then = before < 0 ? null : one(table, before);
  const expected = one(table, t);
  assert.deepEqual(statuses.at(t, 0, rowCount), expected);
  const waiting = [...expected.keys()].filter((row) => [STATUS.FRONTIER, STATUS.STALE].includes(expected[row]));
  const list = table.at(t).frontier;
  assert.deepEqual([...list.rows(0, list.count)].sort((a, b) => a - b), waiting);
  const turned = statuses.turned();
  if (then === null || turned === null) return turned;
  const turning = [...expected.keys()].filter((row) => then[row] !== expected[row]);
  assert.deepEqual(new Set(turned).size, turned.length, "none twice from one time to the next");
  assert.deepEqual(Array.from(turned).sort((a, b) => a - b), turning);
  return turned;
}

for (const { name, traits, logs } of largeSearches(...NAMES)) {
  test(`${name}: at any time after any other, while the table grows`, () => {
    const [log] = logs;
    assert.ok(log.nodes.length > 1000, `${log.nodes.length} nodes`);
    const random = randomFrom(1);
    const table = createTable(traits);
    const statuses = table.statuses();
    let before = -1;
    let told = 0;
    while (table.eventCount < log.events.length) {
      const to = Math.min(log.events.length, table.eventCount + CHUNK);
      table.append(chunkOf(log, table.eventCount, to));
      for (let look = 0; look < 6; look++) {
        const t = look === 0 ? table.endTime : Math.floor(random() * table.eventCount);
        if (check(table, statuses, t, before)?.length > 0) told++;
        before = t;
      }
    }
    assert.ok(told > 10, `rows are told one by one, ${told} times`);
  });
}

test("where the budget is spent, the same time is asked for again when there is more", () => {
  const { traits, logs } = searchNamed(NAMES[0]);
  const log = logs.at(-1);
  const cut = Math.floor(log.events.length / 2);
  const table = createTable(traits);
  table.append({ ...chunkOf(log, 0, cut), outcome: '{"outcome": "budget"}' });
  const statuses = table.statuses();
  const then = statuses.at(table.endTime, 0, table.rowCount).slice();
  table.append(chunkOf(log, cut, log.events.length));
  assert.deepEqual(statuses.at(cut - 1, 0, then.length), then);
  assert.deepEqual(statuses.at(cut, 0, table.rowCount), one(table, cut));
});
