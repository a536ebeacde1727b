// Whatever the table says about any time is what a plain replay of the events says.

import assert from "node:assert/strict";
import test from "node:test";

import { STATUS } from "../../../web/table/codes.js";
import { MEET } from "../../../web/table/kinds.js";
import { createTable } from "../../../web/table/table.js";
import { CASES, searchNamed, tablesOf } from "./cases.js";
import { chunkOf } from "./recording.js";
import { pathTo, positions, replay, statusesAt, summaryAt } from "./reference.js";

const STATS = [
  "expanded",
  "generated",
  "frontier",
  "maxFrontier",
  "maxCalls",
  "deepest",
  "row",
  "depth",
  "g",
  "iteration",
  "limit",
];
const pick = (object, names) => Object.fromEntries(names.map((name) => [name, object[name]]));
const all = (list) => Array.from(list.rows(0, list.count));

for (const each of CASES) {
  test(`${each.name}: counts, statuses, frontier and visited list at every time are those of a replay`, () => {
    for (const { log, table, seed } of tablesOf(each)) {
      const statuses = table.statuses();
      const times = positions(log);
      let t = -2;
      for (const expected of replay(log, each.traits)) {
        t++;
        const status = statusesAt(log, each.traits, times, t, expected);
        const where = `log ${seed}, t ${t}`;
        const { stats, frontier, live } = table.at(t);
        assert.deepEqual(pick(stats, STATS), pick(expected, STATS), where);
        assert.equal(stats.calls, each.traits.recursive ? expected.calls.length : null, where);
        assert.equal(table.stepOfTime(t), expected.expanded, where);
        assert.deepEqual(Array.from(statuses.at(t, 0, table.rowCount)), status, where);
        assert.deepEqual(
          log.nodes.map(({ row }) => table.status(row, t)),
          status,
          where,
        );
        const wanted = each.traits.recursive ? expected.calls : expected.waiting;
        assert.deepEqual(all(frontier), wanted, where);
        const stale = wanted.filter((row) => expected.status[row - log.nodes[0].row] === STATUS.STALE);
        const fresh = wanted.filter((row) => !stale.includes(row));
        assert.deepEqual(all(live), fresh, where);
        const visited = table.visited(t);
        assert.deepEqual(all(visited), expected.visited, where);
        for (const { row } of log.nodes) {
          assert.equal(frontier.indexOf(row), wanted.indexOf(row), where);
          assert.equal(visited.indexOf(row), expected.visited.indexOf(row), where);
        }
      }
      assert.equal(t, table.endTime);
    }
  });

  test(`${each.name}: steps, their times and what they did are those of a replay`, () => {
    for (const { log, table, seed } of tablesOf(each)) {
      const times = positions(log);
      if (table.finished) {
        assert.equal(table.stepCount, times.length - 1);
        assert.equal(table.timeOfStep(times.length), -1);
      }
      assert.deepEqual(
        times.map((_, k) => table.timeOfStep(k)),
        times,
      );
      for (let t = 0; t < log.events.length; t++) {
        assert.deepEqual(table.at(t).summary, summaryAt(log, times, t), `log ${seed}, t ${t}`);
        assert.deepEqual(table.at(t).event, log.events[t]);
      }
    }
  });

  test(`${each.name}: paths, children, states and actions are those of the nodes`, () => {
    for (const { log, table } of tablesOf(each)) {
      for (const node of log.nodes) {
        assert.deepEqual([...table.path(node.row)], pathTo(log.nodes, node.row));
        const state = log.states[node.state];
        if (log.cellsOf) assert.deepEqual([...table.cells(node.row)], log.cellsOf(state));
        else assert.equal(table.label(node.row), state);
        assert.equal(table.actionLabel(node.row), log.actions[node.action] ?? "");
        for (const t of [node.bornAt, node.bornAt + 2, node.bornAt + 5, table.endTime]) {
          const children = log.nodes.filter(({ parent, bornAt }) => parent === node.row && bornAt <= t);
          assert.deepEqual(
            [...table.children(node.row, t)],
            children.map(({ row }) => row),
          );
        }
      }
    }
  });
}

test("what a table says of a time does not change when it grows", () => {
  for (const each of CASES) {
    const { log, table: grown } = tablesOf(each)[1];
    const growing = createTable(each.traits);
    for (let t = 0; t < log.events.length - 1; t++) {
      growing.append(chunkOf(log, t, t + 1));
      assert.deepEqual(growing.at(t).stats, grown.at(t).stats);
      assert.deepEqual(all(growing.at(t).frontier), all(grown.at(t).frontier));
      assert.deepEqual(all(growing.visited(t, "1")), all(grown.visited(t, "1")));
      assert.deepEqual(
        log.nodes.map(({ row }) => growing.status(row, t)),
        log.nodes.map(({ row }) => grown.status(row, t)),
      );
      assert.ok(growing.stepCount < grown.stepCount || growing.endTime > grown.timeOfStep(grown.stepCount));
      for (let k = 0; k <= growing.stepCount; k++) assert.equal(growing.timeOfStep(k), grown.timeOfStep(k));
    }
  }
});

test("the cheapest path of a search from both ends is the cheapest of all at every time", () => {
  let meetings = 0;
  for (const { log, table, seed } of tablesOf(searchNamed("bidirectional"), 1)) {
    const isForward = ({ row }) => pathTo(log.nodes, row)[0] === 0;
    let time = -1;
    for (let t = 0; t < log.events.length; t++) {
      if (log.events[t].kind === MEET) [time, meetings] = [t, meetings + 1];
      const path = table.pathSoFar(t);
      if (time < 0) {
        assert.deepEqual([path, table.at(t).best], [null, null]);
        continue;
      }
      const born = log.nodes.filter(({ bornAt }) => bornAt <= time);
      const [front, back] = [born.filter(isForward), born.filter((node) => !isForward(node))];
      const twins = (node) => back.filter(({ state }) => state === node.state);
      const pairs = front.flatMap((node) => twins(node).map((other) => [node, other]));
      const least = Math.min(...pairs.map(([node, other]) => node.g + other.g));
      assert.equal(table.at(t).best, least, `log ${seed}, t ${t}`);
      const candidates = pairs.filter(([node, other]) => node.g + other.g === least);
      const paths = candidates.map(([node, other]) =>
        [...pathTo(log.nodes, node.row), ...pathTo(log.nodes, other.row).reverse().slice(1)].join(),
      );
      assert.ok(paths.includes([...path].join()), `log ${seed}, t ${t}: ${path}`);
    }
  }
  assert.ok(meetings > 5, "the examples meet");
});
