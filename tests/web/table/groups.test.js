// The groups of a list are what the algorithm keeps: a plain recursive best-first search says which, with each limit.

import assert from "node:assert/strict";
import test from "node:test";

import { groupsOf, joined } from "../../../web/table/groups.js";
import { randomGraph } from "./random.js";
import { solved, tableOf } from "./solver.js";

const searches = (algorithm) => solved(Array.from({ length: 20 }, (_, seed) => ({ ...randomGraph(seed), algorithm, max_nodes: 200 })));

/** At each expansion: the open calls, the innermost first, each with its limit and its successors by f. */
function plain({ graph, start, goal }) {
  const [{ edges, h }, told, open] = [JSON.parse(graph), [], []];
  const search = (node, limit) => {
    if (node.state === goal) return null;
    const call = { limit, rest: Object.entries(edges[node.state]).map(([state, cost]) => ({ state, g: node.g + cost, f: Math.max(node.g + cost + h[state], node.f) })) };
    open.unshift(call);
    told.push(open.map((each) => ({ limit: each.limit, successors: each.rest.map(({ state, f }) => [state, f]).sort((one, other) => one[1] - other[1]) })).filter(({ successors }) => successors.length > 0));
    const values = () => call.rest.map(({ f }) => f);
    for (;;) {
      if (told.length > 200) return null;
      const best = call.rest.find(({ f }) => f === Math.min(...values()));
      if (!best || best.f > limit || best.f === Infinity) {
        open.shift();
        return best?.f ?? Infinity;
      }
      call.rest = call.rest.filter((each) => each !== best);
      const f = search(best, Math.min(limit, ...values()));
      if (f === null) return null;
      if (f < Infinity) call.rest.push({ ...best, f });
    }
  };
  search({ state: start, g: 0, f: h[start] }, Infinity);
  return told;
}

test("recursive best-first search: the successors of each open call, with its limit", () => {
  let turned = 0;
  for (const found of searches("rbfs")) {
    const [table, told] = [tableOf(found), plain(found.options)];
    for (let step = 1; step <= Math.min(table.stepCount, 60); step++) {
      const t = table.timeOfStep(step);
      const { live, current } = table.at(t);
      const groups = groupsOf(table, t, live);
      const said = groups.map(({ list, limit }) => ({ limit, successors: Array.from(list.rows(0, list.count), (row) => [table.label(row), table.columns.priority[row]]) }));
      if (current !== table.at(t).summary.expanded) continue; // the goal is no successor any more
      const sorted = (calls) => calls.map(({ limit, successors }) => ({ limit, successors: successors.map(String).sort() }));
      assert.deepEqual(sorted(said), sorted(told[step - 1]), `${found.options.graph} ${step}`);
      for (const { list, limit, by, call, marks, turns } of groups) {
        const [best] = Array.from(list.rows(0, 1), (row) => table.columns.priority[row]);
        assert.equal(turns, call === current && (best > limit || best === Infinity));
        const isNext = groups[0].turns && list.indexOf(live.rows(0, 1)[0]) === 0;
        assert.deepEqual(marks, isNext ? ["resumed"] : call !== current ? [] : turns ? ["best"] : ["best", "alternative"]);
        assert.equal(by < 0 ? Infinity : table.columns.priority[by - table.firstRow], limit);
        assert.ok(by < 0 || table.columns.depth[by - table.firstRow] <= table.columns.depth[call - table.firstRow]);
        if (turns && by >= 0) assert.equal(live.rows(0, 1)[0], by, "which is next");
        turned += turns;
      }
    }
  }
  assert.ok(turned > 10, String(turned));
});

test("a search from both ends: each side in the order of expansion; together they are the list", () => {
  for (const found of searches("bidirectional")) {
    const table = tableOf(found);
    for (let step = 0; step <= table.stepCount; step++) {
      const t = table.timeOfStep(step);
      const { frontier } = table.at(t);
      const rows = Array.from(frontier.rows(0, frontier.count));
      const groups = groupsOf(table, t, frontier);
      for (const { list, side } of groups) assert.deepEqual(Array.from(list.rows(0, list.count)), rows.filter((row) => table.side(row) === side));
      if (groups.length === 0) continue;
      const whole = joined(groups);
      const all = Array.from(whole.rows(0, whole.count));
      assert.deepEqual([...all].sort(), [...rows].sort());
      all.forEach((row, place) => assert.deepEqual([whole.indexOf(row), ...whole.rows(place, 1)], [place, row]));
      assert.equal(whole.indexOf(-1), -1);
    }
  }
});
