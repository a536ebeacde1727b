// What stands where is what a look at every node says, at every time and in whatever order the times are asked for.

import assert from "node:assert/strict";
import test from "node:test";

import { STATUS } from "../../../web/table/codes.js";
import { Standing } from "../../../web/map/standing.js";
import { SEARCHES, searchNamed } from "../table/cases.js";
import { randomFrom, rounds } from "../table/random.js";
import { tableFrom } from "../table/recording.js";

/** From what says least about a state to what says most. */
const ORDER = [
  ...[STATUS.UNBORN, STATUS.CYCLE, STATUS.DUPLICATE, STATUS.SUPERSEDED, STATUS.STALE],
  ...[STATUS.CUTOFF, STATUS.RETURNED, STATUS.EXPANDED, STATUS.FRONTIER, STATUS.GOAL],
];

const placesOf = (log) => (label) => log.states.indexOf(label);

function expectedAt(log, table, t, place) {
  const { iteration } = table.at(t).stats;
  const isGone = ({ row }) =>
    table.status(row, t) === STATUS.FORGOTTEN || log.nodes.some((other) => other.bornAt <= t && table.renews(other.row) === row);
  const nodes = log.nodes.filter(
    (node) => node.iteration === iteration && node.bornAt <= t && node.state === place && !isGone(node),
  );
  const rankOf = ({ row }) => ORDER.indexOf(table.status(row, t));
  const most = Math.max(...nodes.map(rankOf));
  const next = table.traits.recursive ? -1 : Array.from(table.at(t).live.rows(0, Infinity)).find((row) => nodes.some((node) => node.row === row));
  if (most === ORDER.indexOf(STATUS.FRONTIER) && next >= 0) return [next, STATUS.FRONTIER];
  const first = nodes.filter((node) => rankOf(node) === most);
  const best = first.findLast(({ g }) => first.every((other) => g <= other.g));
  return best ? [best.row, table.status(best.row, t)] : [-1, STATUS.UNBORN];
}

for (const each of SEARCHES) {
  test(`${each.name}: every place shows the node that tells most about it`, () => {
    for (const seed of [4, 2, 5].slice(0, rounds(1, 3))) {
      const log = each.logs[seed];
      const table = tableFrom(each.traits, log, seed);
      const standing = new Standing(table, log.states.length, placesOf(log));
      const random = randomFrom(seed + 100);
      let t = -1;
      for (let look = 0; look < 120; look++) {
        t = look % 3 === 0 ? Math.floor(random() * log.events.length) : Math.min(table.endTime, t + 1);
        if (table.at(t).stats.row < 0) continue; // an iteration without a node is not on show yet
        standing.show(t, table.endTime);
        for (let place = 0; place < log.states.length; place++) {
          const found = [standing.row[place], standing.status[place]];
          assert.deepEqual(found, expectedAt(log, table, t, place), `log ${seed}, t ${t}, place ${place}`);
        }
      }
    }
  });
}

test("in a search from both ends each node knows from which", () => {
  const { traits, logs } = searchNamed("bidirectional");
  const log = logs.at(-1);
  const table = tableFrom(traits, log);
  const standing = new Standing(table, log.states.length, placesOf(log));
  standing.show(table.endTime, table.endTime);
  for (const { row } of log.nodes) assert.equal(standing.sideOf(row), table.path(row)[0] === 0 ? 0 : 1);
});

test("on the solution a state stands for the solution's own node, though another copy of it looks the same", () => {
  const { EXPANDED } = STATUS;
  const columns = {
    parent: Int32Array.of(-1, 0, 1, 2),
    state: Int32Array.of(0, 1, 0, 1),
    g: Float64Array.of(0, 3, 4, 2),
    generatedAt: Int32Array.of(0, 1, 2, 3),
    iteration: new Int32Array(4),
  };
  const told = [null]; // at first all rows are to be looked at
  const table = {
    ...{ columns, firstRow: 0, rowCount: 4, firstEvent: 0, endTime: 4 },
    statuses: () => ({ at: () => new Uint8Array(4).fill(EXPANDED), turned: () => (told.length > 0 ? told.pop() : new Int32Array(0)) }),
    status: () => EXPANDED,
    label: (row) => String(columns.state[row]),
  };
  const standing = new Standing(table, 2, Number);
  standing.show(3, 4);
  assert.deepEqual([...standing.row], [0, 3], "the cheapest");
  standing.show(4, 4, [0, 1]);
  assert.deepEqual([...standing.row], [0, 1], "the solution's");
  standing.show(3, 4);
  assert.deepEqual([...standing.row], [0, 3], "and back");
});

/** Each place at each time of all searches of a kind. */
function* placesIn(name) {
  const { traits, logs } = searchNamed(name);
  for (const [seed, log] of Object.entries(logs)) {
    const table = tableFrom(traits, log, Number(seed));
    const standing = new Standing(table, log.states.length, placesOf(log));
    for (let t = 0; t <= table.endTime; t++) {
      standing.show(t, table.endTime);
      for (let place = 0; place < log.states.length; place++) yield { log, table, standing, t, place };
    }
  }
}

test("where both directions of a search have been, a place has the lowest path cost of each", () => {
  let shared = 0;
  for (const { log, table, standing, t, place } of placesIn("bidirectional")) {
    const here = log.nodes.filter((node) => node.bornAt <= t && node.state === place);
    const least = [0, 1].map((side) => Math.min(...here.filter(({ row }) => standing.sideOf(row) === side).map(({ g }) => g)));
    assert.deepEqual(standing.bothAt(place), least.every(Number.isFinite) ? least : []);
    standing.sidesAt(place).forEach((row, side) => row >= 0 && assert.equal(table.columns.g[row - table.firstRow], least[side]));
    shared += standing.bothAt(place).length;
  }
  assert.ok(shared > 0);
});

test("every entry of a state in the frontier is drawn on the map, not only the one that is expanded first", () => {
  let several = 0;
  for (const { log, table, standing, t, place } of placesIn("uniform cost")) {
    const waiting = log.nodes.filter(({ row, state }) => state === place && table.status(row, t) === STATUS.FRONTIER).map(({ row }) => row);
    const drawn = [...standing.drawnAt(place)].sort((one, other) => one - other);
    assert.deepEqual(drawn, standing.status[place] === STATUS.FRONTIER ? waiting : [standing.row[place]].filter((row) => row >= 0));
    several += drawn.length > 1 ? 1 : 0;
  }
  assert.ok(several > 0);
});
