// Which entries are in view if not all have room: the first ones stay, new ones are added, and each left out is counted.

import assert from "node:assert/strict";
import test from "node:test";

import { digest } from "../../../web/list/digest.js";

test("every entry is in a cell or counted, in order, and new ones come before others", () => {
  for (const isCounted of [false, true]) {
    for (const fresh of [[], [3], [9], [8, 9], [4, 11], [6, 7, 8, 9, 10, 11]]) {
      for (let room = 1; room < 12; room++) {
        const cells = digest(room, 12, { least: 1, fresh, isCounted });
        assert.ok(cells.length <= room);
        let next = 0;
        for (const cell of cells) {
          if (cell >= 0) assert.equal(cell, next);
          else assert.ok(cell < -1, "a gap of one is an entry");
          next = cell < 0 ? next - cell : cell + 1;
        }
        if (isCounted) assert.equal(next, 12);
        if (room > 4) assert.ok(fresh.length === 0 || cells.includes(fresh[0]), `${room}: ${cells}`);
        if (cells.some((cell) => fresh.includes(cell)) && room > 2) assert.deepEqual(cells.slice(0, 2), [0, 1]);
      }
    }
  }
});

test("as many of the first ones as there is room for; the last cell counts those after it", () => {
  const cells = (room, fresh, isCounted = true) => digest(room, 26, { least: 1, fresh, isCounted });
  assert.deepEqual(cells(8, [22, 23, 24, 25]), [0, 1, 2, -19, 22, 23, 24, 25]);
  assert.deepEqual(cells(5, [6]), [0, 1, -4, 6, -19]);
  assert.deepEqual(cells(5, []), [0, 1, 2, 3, -22]);
  assert.deepEqual(cells(4, [6]), [0, 1, 2, -23]);
  assert.deepEqual(cells(4, [6], false), [0, 1, -4, 6]);
  assert.deepEqual(cells(4, [3, 20], false), [0, 1, 2, 3]);
});
