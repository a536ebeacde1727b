// Where the entries of a list are: each in one line, none over another, whatever the groups are.

import assert from "node:assert/strict";
import test from "node:test";

import { Lines } from "../../../web/list/lines.js";

const [ROW, MORE, HEADING] = [30, 20, 10];

function linesOf(count, { across = 1, lead = -1, ends = [], beside = false, shared = false, low = [] } = {}) {
  const lines = Object.assign(new Lines(), { rowHeight: ROW, width: 200, across });
  const groups = ends.map((end, at) => ({ first: ends[at - 1] ?? 0, end }));
  lines.arrange(count, groups, { lead, more: MORE, heading: HEADING, beside, shared, low });
  return lines;
}

test("an entry is in the line that is found at its place, and each is in one", () => {
  for (const across of [1, 2, 3]) {
    for (const ends of [[], [9], [2, 9], [1, 4, 9]]) {
      for (const beside of ends.length === 2 && across === 2 ? [false, true] : [false]) {
        for (const lead of [-1, 0, ends.at(-2) ?? 3]) {
          const lines = linesOf(9, { across, ends, lead, beside });
          const given = JSON.stringify({ across, ends, lead, beside });
          const last = lines.lineAt(lines.height);
          assert.deepEqual(lines.placesIn(0, last).sort((a, b) => a - b), [0, 1, 2, 3, 4, 5, 6, 7, 8], given);
          for (let line = 0; line < last; line++) {
            assert.equal(lines.lineAt(lines.topOf(line)), line, given);
            assert.equal(lines.lineAt(lines.topOf(line + 1) - 1), line, given);
            for (const place of lines.placesIn(line, line + 1)) {
              assert.equal(lines.lineOf(place), line, given);
              assert.ok(lines.topOfEntry(place) + ROW <= lines.topOf(line + 1), given);
            }
          }
        }
      }
    }
  }
  assert.equal(linesOf(0).height, 0);
  assert.equal(new Lines().topOf(-1), 0); // an entry that is not in the list, before the first measurement
});

test("a heading and a reason take their room, below each other; columns share both", () => {
  const below = linesOf(5, { ends: [2, 5], lead: 2 });
  assert.equal(below.height, 5 * ROW + 2 * HEADING + MORE);
  assert.deepEqual([0, 1, 2, 3].map((place) => below.topOfEntry(place)), [10, 40, 80, 130]);
  const beside = linesOf(5, { ends: [2, 5], lead: 2, beside: true, across: 2 });
  assert.equal(beside.height, 3 * ROW + HEADING + MORE);
  assert.deepEqual([0, 1, 2, 3, 4].map((place) => [beside.leftOf(place), beside.topOfEntry(place)]), [[0, 10], [0, 60], [100, 10], [100, 60], [100, 90]]); // prettier-ignore
});

test("of three columns, the entry with a reason has two; beside it is one before it, or else the next one", () => {
  const wanted = [[[0, 0], [2, 0], [0, 1], [1, 1], [2, 1], [0, 2]], [[0, 0], [1, 0], [0, 1], [1, 1], [2, 1], [0, 2]], [[0, 0], [1, 0], [0, 1], [2, 1], [0, 2], [1, 2]]]; // prettier-ignore
  wanted.forEach((spots, lead) => {
    const lines = linesOf(6, { across: 3, lead, shared: true });
    assert.deepEqual(spots.map((_, place) => [Math.round(lines.leftOf(place) / (200 / 3)), lines.lineOf(place)]), spots); // prettier-ignore
    const below = spots.flatMap(([, line], place) => (line > 0 ? [place] : []));
    assert.deepEqual([lines.placesIn(1, 9), lines.placesIn(0, 1).length], [below, 6 - below.length]);
  });
});

test("entries in a lower line", () => {
  const lines = linesOf(5, { lead: 1, low: [0, 3] });
  assert.deepEqual([0, 1, 2, 3, 4].map((place) => lines.topOfEntry(place)), [0, 10, 60, 90, 100]);
  assert.deepEqual([lines.height, lines.lineAt(95), lines.placesIn(3, 5), lines.heightOf([0, -2, 3])], [130, 3, [3, 4], 50]); // prettier-ignore
});
