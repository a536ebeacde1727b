// Dropping old iterations frees their rows and events and changes nothing else.

import assert from "node:assert/strict";
import test from "node:test";

import { createTable } from "../../../web/table/table.js";
import { searchNamed } from "./cases.js";
import { randomFrom } from "./random.js";
import { chunkOf, feed, tableFrom } from "./recording.js";

const NAMES = ["iterative deepening", "iterative deepening with a visited set"];
const DEEPENING = NAMES.map((name) => {
  const { traits, logs } = searchNamed(name);
  return { name, traits, log: logs.findLast(({ limits }) => limits.length > 4) };
});
const all = (list) => Array.from(list.rows(0, list.count));

/** Everything that a table says of the events from…to-1 and the rows from firstRow on. */
function answers(table, firstRow, from, to) {
  const rows = Array.from({ length: table.rowCount - firstRow }, (_, at) => firstRow + at);
  const said = rows.map((row) => [
    table.label(row),
    table.actionLabel(row),
    [...table.path(row)],
    [...table.children(row)],
    table.entries(row),
  ]);
  for (let t = from; t < to; t++) {
    said.push([
      table.at(t).event,
      table.at(t).stats,
      table.stepOfTime(t),
      all(table.at(t).frontier),
      all(table.visited(t)),
      all(table.visited(t, "1")),
      table.at(t).summary,
      table.statuses().at(t, firstRow, rows.length),
      rows.map((row) => table.visited(t).indexOf(row)),
    ]);
  }
  return said;
}

for (const { name, log, traits } of DEEPENING) {
  test(`${name}: after a drop, and while it grows on, everything in memory is answered as without the drop`, () => {
    const whole = tableFrom(traits, log);
    for (const dropped of [0, 1, 2, 3]) {
      const table = createTable(traits);
      const { firstRow, firstEvent, firstStep } = whole.iterations[dropped + 1];
      const middle = firstEvent + 3;
      feed(table, { ...log, events: log.events.slice(0, middle) }, randomFrom(2));
      assert.equal(table.drop(dropped), true);
      assert.deepEqual([table.firstRow, table.firstEvent, table.firstStep], [firstRow, firstEvent, firstStep + 1]);
      table.append(chunkOf(log, middle, log.events.length));
      assert.deepEqual(
        answers(table, firstRow, firstEvent, log.events.length),
        answers(whole, firstRow, firstEvent, log.events.length),
      );
      for (let k = 0; k <= whole.stepCount; k++) {
        assert.equal(table.timeOfStep(k), k < table.firstStep ? -1 : whole.timeOfStep(k));
      }
      assert.deepEqual(
        table.iterations.map(({ dropped: gone, ...rest }) => rest),
        whole.iterations.map(({ dropped: gone, ...rest }) => rest),
      );
      assert.deepEqual(
        table.iterations.map((each) => each.dropped),
        table.iterations.map((each) => each.index <= dropped),
      );
    }
  });

  test(`${name}: a replayed iteration alone says what the whole search says of it`, () => {
    const whole = tableFrom(traits, log);
    for (const { index, firstRow, endRow, firstEvent, lastEvent } of whole.iterations.slice(1, -1)) {
      const replay = createTable(traits);
      const before = chunkOf(log, 0, lastEvent + 1);
      const part = chunkOf(log, firstEvent, lastEvent + 1);
      replay.append({ ...part, first_state: 0, cells: before.cells, new_actions: before.new_actions });
      assert.deepEqual([replay.firstRow, replay.rowCount, replay.firstEvent], [firstRow, endRow, firstEvent]);
      assert.equal(replay.iterations[0].index, index);
      // What was the most before is not known to it.
      const { deepest } = whole.at(firstEvent).stats;
      const forget = (stats) => ({
        ...stats,
        maxFrontier: 0,
        maxCalls: 0,
        reached: 0,
        deepest: Math.max(deepest, stats.deepest),
      });
      for (let t = firstEvent; t <= lastEvent; t++) {
        assert.deepEqual(forget(replay.at(t).stats), forget(whole.at(t).stats));
        assert.deepEqual(all(replay.at(t).frontier), all(whole.at(t).frontier));
        assert.deepEqual(all(replay.visited(t)), all(whole.visited(t)));
        assert.equal(replay.stepOfTime(t), whole.stepOfTime(t));
      }
      for (let k = replay.firstStep; k <= replay.stepCount; k++)
        assert.equal(replay.timeOfStep(k), whole.timeOfStep(k));
    }
  });
}

const { traits, log } = DEEPENING[0];

test("old iterations go by themselves when there are too many rows, never the current one or the one that is shown", () => {
  const [table, held] = [createTable(traits), createTable(traits)];
  table.keptRows = held.keptRows = 30;
  for (let from = 0; from < log.events.length; from += 5) {
    table.append(chunkOf(log, from, Math.min(from + 5, log.events.length)));
    held.append(chunkOf(log, from, Math.min(from + 5, log.events.length)), 0);
    const kept = table.iterations.filter(({ dropped }) => !dropped);
    assert.ok(kept.length === 1 || table.rowCount - table.firstRow <= 30);
    assert.deepEqual([kept[0].firstRow, kept[0].firstEvent], [table.firstRow, table.firstEvent]);
  }
  assert.deepEqual([table.firstRow > 0, held.firstRow, held.firstEvent], [true, 0, 0]);
});

test("a time that was dropped is the moment before what is in memory, a dropped row is not there", () => {
  const table = tableFrom(traits, log);
  const { expanded, generated } = table.at(table.iterations[2].lastEvent).stats;
  table.drop(2);
  for (const t of [-1, 0, table.firstEvent - 1]) {
    assert.deepEqual([table.at(t).frontier.count, table.visited(t).count], [0, 0]);
    const stats = table.at(t).stats;
    assert.deepEqual([stats.expanded, stats.generated, stats.frontier, stats.row], [expanded, generated, 0, -1]);
  }
  const gone = table.firstRow - 1;
  assert.equal(table.has(gone), false);
  assert.deepEqual([table.label(gone), table.cells(gone), table.status(gone, table.endTime)], ["", null, 0]);
  assert.deepEqual([[...table.path(gone)], [...table.children(gone)], table.entries([gone])], [[], [], "[]"]);
  assert.equal(table.at(table.firstEvent - 1).event, null);
});
