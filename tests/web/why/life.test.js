// The life of a node, the reason for the next one, iterations, marks and counts are what a plain reading of the events
// says, for every algorithm.

import assert from "node:assert/strict";
import test from "node:test";

import { BACK_UP, CUTOFF, CYCLE, DUPLICATE, END, EXPAND, FORGET, FOUND, GOAL, ITERATION, MEET, STALE, SUPERSEDED } from "../../../web/table/kinds.js";
import { othersOf, nodesOf } from "../../../web/features/why/counts.js";
import { Iterations, costOf } from "../../../web/features/why/iterations.js";
import { Kin } from "../../../web/features/why/kin.js";
import { lifeOf } from "../../../web/features/why/life.js";
import { Marks } from "../../../web/features/why/marks.js";
import { reasonAt } from "../../../web/features/why/next.js";
import { positionOf } from "../../../web/features/why/ticks.js";
import { SEARCHES, tablesOf } from "../table/cases.js";

const of = (facts, what) => facts.find((fact) => fact.what === what);
const ENDS = { [STALE]: "dropped", [CUTOFF]: "cutoff", [GOAL]: "goal", [FORGET]: "forgotten", [EXPAND]: "expanded" };

/** What happened to each row, in the order of time: [time, kind]. */
function happened(log) {
  const times = log.nodes.map(() => []);
  for (const [t, { kind, node }] of log.events.entries()) if (kind !== ITERATION && node >= 0) times[node].push([t, kind]);
  return times;
}

for (const each of SEARCHES) {
  test(`${each.name}: a node's life is what the events say of it, at every horizon`, () => {
    for (const { log, table } of tablesOf(each)) {
      const kin = new Kin(table);
      for (const [row, events] of happened(log).entries()) {
        const facts = lifeOf(table, kin, row, table.endTime);
        assert.deepEqual(facts.map(({ t }) => t), facts.map(({ t }) => t).sort((a, b) => a - b), "in order");
        for (const [t, kind] of events.slice(1)) {
          if (kind === SUPERSEDED) assert.equal(of(facts, "superseded").t, t);
          else if (kind === MEET) assert.equal(of(facts, "met").t, t);
          else {
            const what = kind === CUTOFF && each.traits.limited === "f" ? "bounded" : ENDS[kind];
            assert.equal(of(facts, what)?.t, t, `row ${row}: ${what}`);
          }
        }
        for (const fact of facts) {
          assert.equal(fact.step, table.stepOfTime(fact.t));
          const earlier = lifeOf(table, kin, row, fact.t - 1);
          const lasting = ["waiting", "called", "open", "returned", "dead", "left"];
          assert.ok(earlier.every(({ t, what }) => t < fact.t || lasting.includes(what)), "nothing is told before its time");
          if (fact.what !== "expanded") continue;
          assert.equal(fact.goesOn, false);
          const begun = of(lifeOf(table, kin, row, fact.t), "expanded");
          assert.equal(begun.goesOn, begun.children < fact.children, `row ${row}: its children are awaited`);
        }
        const ended = facts.some(({ what }) => Object.values(ENDS).concat("bounded", "found", "duplicate", "cycle").includes(what));
        assert.equal(ended, table.columns.removedAt[row] >= 0, `row ${row} has an end, or still waits`);
      }
    }
  });

  test(`${each.name}: because of whom a node was never expanded is another node of its state that explains it`, () => {
    for (const { log, table } of tablesOf(each)) {
      const kin = new Kin(table);
      for (const { row, bornAt } of log.nodes) {
        const facts = lifeOf(table, kin, row, table.endTime);
        const node = log.nodes[row];
        const kind = log.events[bornAt].kind;
        const twin = (fact) => log.nodes[fact.other];
        const duplicate = of(facts, "duplicate");
        if (kind === DUPLICATE) {
          assert.equal(twin(duplicate).state, node.state);
          assert.ok(duplicate.other < row);
          const closed = table.columns.expandedAt[duplicate.other] >= 0;
          const before = each.traits.key === null ? twin(duplicate).depth <= node.depth : twin(duplicate).g <= node.g;
          assert.ok(before || closed, "reached at no greater cost or depth, or closed");
        } else assert.equal(duplicate, undefined);
        if (kind === CYCLE) {
          const cycle = of(facts, "cycle");
          assert.ok(table.path(row).includes(cycle.other) && twin(cycle).state === node.state);
        }
        const superseded = of(facts, "superseded");
        if (superseded) assert.ok(twin(superseded).state === node.state && twin(superseded).g < node.g);
        const visited = of(facts, "visited");
        if (visited) {
          assert.equal(twin(visited).state, node.state);
          assert.ok(table.columns.removedAt[visited.other] <= visited.t);
          if (each.traits.stale_when === "visited-no-deeper") assert.ok(twin(visited).depth <= node.depth);
        }
        const dropped = of(facts, "dropped");
        if (dropped) assert.ok(superseded || visited, `row ${row} was dropped, and it is said why`);
        const reopened = of(facts, "reopened");
        if (reopened) assert.ok(twin(reopened).g < node.g && table.columns.fate[row] === 1);
        const forgotten = of(facts, "forgotten");
        if (forgotten?.other >= 0) {
          assert.equal(log.events[log.nodes[forgotten.other].bornAt].kind, BACK_UP);
          assert.equal(log.nodes[forgotten.other].priority, forgotten.value, "the value that its parent keeps");
        }
        assert.deepEqual([...kin.of(row)], log.nodes.filter(({ state }) => state === node.state).map((other) => other.row));
      }
    }
  });

  test(`${each.name}: the reason for the next entry is its key, or a rule that puts it before the runner-up`, () => {
    for (const { log, table } of tablesOf(each)) {
      for (let t = 0; t <= table.endTime; t++) {
        const reason = reasonAt(table, t);
        const { live: frontier } = table.at(t);
        if (reason.what === "empty") assert.equal(frontier.count, 0);
        if (!reason.second) continue;
        const [first, second] = [log.nodes[reason.first.row], log.nodes[reason.second.row]];
        assert.deepEqual([...frontier.rows(0, 2)], [first.row, second.row]);
        if (reason.what === "key") assert.ok(first.priority < second.priority);
        else {
          assert.equal(first.priority, second.priority);
          const holds = {
            fifo: first.row < second.row,
            lifo: first.row > second.row,
            "low-h": first.h < second.h,
            "high-g": first.g > second.g,
            deepest: first.depth > second.depth,
            state: log.states[first.state] < log.states[second.state],
          };
          assert.ok(holds[reason.rule], `${reason.rule} at ${t}`);
          assert.ok(reason.equal >= 2);
        }
        const next = log.events.slice(t + 1).find(({ kind }) => [EXPAND, CUTOFF, GOAL].includes(kind));
        const settled = t === table.timeOfStep(table.stepOfTime(t)) && !each.traits.reverses;
        if (settled && next && each.traits.tie !== "deepest") assert.equal(next.node, first.row, "it is the next one");
      }
    }
  });

  test(`${each.name}: iterations, what they repeat, and the moments to go to are those of the events`, () => {
    for (const { log, table } of tablesOf(each)) {
      const iterations = new Iterations(table);
      const limited = log.limits.length > 0;
      assert.equal(iterations.any, limited);
      const told = iterations.facts(table.endTime, table.endTime);
      const keysOf = (index, until = table.endTime) => {
        const own = log.nodes.filter((node) => node.iteration === index && table.columns.expandedAt[node.row] >= 0 && table.columns.expandedAt[node.row] <= until);
        return own.map(({ row, state }) => (each.traits.stale_when ? state : [...table.path(row)].map((at) => log.nodes[at].state).join()));
      };
      const repeated = (index, until) => {
        const before = new Set(keysOf(index - 1));
        return keysOf(index, until).filter((way) => before.has(way)).length;
      };
      for (const { index, limit, expanded, again } of told) {
        assert.equal(expanded, keysOf(index).length);
        if (limited) assert.equal(limit, log.limits[index]);
        assert.equal(again, repeated(index), `iteration ${index}`);
      }
      for (const t of [0.3, 0.6, 0.9].map((share) => Math.floor(share * table.endTime))) {
        const { index, again } = iterations.facts(t, t).at(-1);
        assert.equal(again, repeated(index, t), `iteration ${index} until ${t}`);
      }
      const cost = costOf(told);
      if (cost) assert.ok(cost.ratio >= 1 && cost.bound > 1);
      const marks = new Marks(table, new Kin(table));
      const starts = [];
      for (let t = -1; (t = marks.seek(Math.max(0, t), "iteration", 1)) >= 0; ) starts.push(t);
      const begun = log.events.flatMap(({ kind }, t) => (kind === ITERATION ? [t + 1] : []));
      assert.deepEqual(starts, begun.slice(1));
      const back = [];
      for (let t = table.endTime; (t = marks.seek(t, "iteration", -1)) >= 0; ) back.unshift(t);
      assert.deepEqual(back, begun.slice(0, -1));
      let deepest = -1;
      const deeper = [];
      for (let k = 1; k <= table.stepCount; k++) {
        const { depth } = log.nodes[table.rowOfExpansion(k)];
        if (depth > deepest) deeper.push(table.timeOfStep(k));
        deepest = Math.max(depth, deepest);
      }
      const depths = [];
      for (let t = table.timeOfStep(0); (t = marks.seek(t, "depth", 1)) >= 0; ) depths.push(t);
      assert.deepEqual(depths, deeper);
      const ends = [GOAL, FOUND, ...(each.traits.reverses && table.solution ? [END] : [])];
      const found = log.events.findIndex(({ kind }) => ends.includes(kind));
      const goals = marks.moments.filter(({ what }) => what === "goal").map(({ t }) => t);
      assert.deepEqual(goals, found < 0 ? [] : [found]);
      const made = marks.moments.find(({ what }) => what === "made");
      if (made) {
        const goal = log.nodes[log.events[found].node].state;
        assert.equal(made.t, log.nodes.find(({ state }) => state === goal).bornAt);
        const early = (t) => othersOf(table, marks, "expanded", t).find(({ id }) => id === "early_test")?.value;
        assert.equal(early(found), table.stepOfTime(made.t));
        assert.equal(early(found - 1), undefined, "nobody knows before that it is the goal");
      }
    }
  });

  test(`${each.name}: what others count is counted from the events`, () => {
    for (const { log, table } of tablesOf(each)) {
      const marks = new Marks(table, new Kin(table));
      for (let t = 0; t <= table.endTime; t += 7) {
        const seen = log.events.slice(0, t + 1);
        const count = (...kinds) => seen.filter(({ kind }) => kinds.includes(kind)).length;
        const value = (key, id) => othersOf(table, marks, key, t).find((other) => other.id === id)?.value;
        const leaves = [EXPAND, STALE, CUTOFF, GOAL, FORGET];
        if (count(...leaves) > count(EXPAND)) assert.equal(value("expanded", "taken_off"), count(...leaves));
        if (count(GOAL)) assert.equal(value("expanded", "goal_too"), count(EXPAND) + count(GOAL));
        const expanded = seen.filter(({ kind }) => kind === EXPAND).map(({ node }) => node);
        assert.equal(value("expanded", "expanded_states"), new Set(expanded.map((row) => log.nodes[row].state)).size);
        const born = log.nodes.filter(({ bornAt }) => bornAt <= t);
        assert.equal(value("generated", "start_too"), born.length - count(BACK_UP));
        const { stats } = table.at(t);
        const dropped = count(DUPLICATE, CYCLE);
        assert.equal(value("generated", "entered") ?? stats.generated, stats.generated - dropped);
        assert.deepEqual([...nodesOf(table, "expanded", t)], expanded.sort((a, b) => a - b));
        assert.equal(nodesOf(table, "frontier", t).length, stats.calls ?? stats.frontier);
        if (stats.calls === null) {
          const fresh = [...nodesOf(table, "frontier", t)].filter((row) => table.status(row, t) === 1);
          assert.equal(value("frontier", "without_stale"), fresh.length);
        }
      }
    }
  });
}

for (const each of SEARCHES) {
  test(`${each.name}: below the slider, what ends the search is behind its last step`, () => {
    for (const { log, table } of tablesOf(each)) {
      for (const { t, what } of new Marks(table, new Kin(table)).moments) {
        const isLast = t > table.timeOfStep(table.stepCount);
        const steps = log.events.slice(0, t + 1).filter(({ kind }) => kind === EXPAND).length;
        assert.equal(positionOf(table, t), steps + Number(isLast), what);
        if (log.events[t].kind === GOAL && table.finished) assert.ok(isLast);
      }
    }
  });
}
