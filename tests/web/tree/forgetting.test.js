// Recursive best-first search on Romania, at every event: tree, map and list have the same nodes, each with the same f.

import assert from "node:assert/strict";
import { test } from "node:test";

import { cardNote, edgeText, noteOf } from "../../../web/canvas/notes.js";
import { Trace } from "../../../web/map/trace.js";
import { STATUS } from "../../../web/table/codes.js";
import { Camera } from "../../../web/tree/camera/camera.js";
import { badgedRows, badgesAt } from "../../../web/tree/paint/badges.js";
import { pick } from "../../../web/tree/pick.js";
import { Steering } from "../../../web/tree/camera/steering.js";
import { Scene } from "../../../web/tree/scene.js";
import { solved, tableOf } from "../table/solver.js";

const [search] = solved([{ problem: "graph", graph: "romania", algorithm: "rbfs" }]);
const table = tableOf(search);
const cities = [...new Set(Array.from({ length: table.rowCount }, (_, row) => table.label(row)))];

/** The rows that the tree shows at each time, one after the other; `ahead`: going back from the end. */
function* shownAt(ahead) {
  const scene = new Scene();
  const steering = new Steering(scene, new Camera(), { still: () => true, onCamera: () => {}, changed: () => {} });
  scene.setTable(table);
  steering.resized(4000, 2000);
  const times = Array.from({ length: table.endTime + 1 }, (_, t) => (ahead ? table.endTime - t : t));
  for (const t of times) {
    const fresh = scene.setTime(t, ahead ? table.endTime : t, null);
    steering.chooseForm();
    if (scene.layOut(0)) steering.adopt(fresh, false);
    const { count, rowOf } = scene.slots;
    yield { t, scene, camera: steering.camera, rows: Array.from(rowOf.subarray(0, count)).filter((row) => scene.status[row] !== STATUS.UNBORN) };
  }
}

for (const ahead of [false, true]) {
  test(`each node is there once, with the f that list and map have${ahead ? ", also on the way back" : ""}`, () => {
    const trace = new Trace(table, { count: cities.length, placeOf: (label) => cities.indexOf(label) });
    let backedUp = 0;
    for (const { t, scene, rows } of shownAt(ahead)) {
      assert.equal(scene.folding.total, 0);
      const places = rows.map((row) => `${scene.parentOf(row)} ${table.label(row)}`);
      assert.equal(new Set(places).size, rows.length, `t ${t}: a child twice`);
      assert.ok(rows.every((row) => table.status(row, t) !== STATUS.FORGOTTEN), `t ${t}`);
      const { frontier } = table.at(t);
      const waiting = rows.filter((row) => table.status(row, t) === STATUS.FRONTIER).sort((a, b) => a - b);
      assert.deepEqual(waiting, Array.from(frontier.rows(0, frontier.count)).sort((a, b) => a - b), `t ${t}: the list`);
      backedUp += waiting.filter((row) => table.renews(row) >= 0).length;
      trace.show(t, t, null);
      const { row: onMap } = trace.standing;
      assert.ok([...onMap].every((row) => row < 0 || rows.includes(row)), `t ${t}: the map`);
      for (let row = scene.focus; row >= 0; row = scene.parentOf(row)) {
        assert.equal(noteOf(table, onMap[trace.standing.placeOf(row)]), noteOf(table, row), `t ${t}: on the path`);
      }
    }
    assert.ok(backedUp > 0);
  });
}

test("the card of each open call has its f-limit on a badge, and a backed-up f has an arrow", () => {
  const told = new Set();
  for (const { t, scene, camera, rows } of shownAt(false)) {
    const { limits } = table.at(t);
    assert.deepEqual([...badgedRows(scene)].sort(), [...limits.keys()].sort());
    for (const [row, limit] of limits) {
      const [{ text, left, right, top, bottom }] = badgesAt(scene, camera, row);
      assert.equal(text, `≤ ${limit === Infinity ? "∞" : limit}`);
      assert.equal(pick(scene, camera, (left + right) / 2, (top + bottom) / 2, 6), row);
      assert.ok(!edgeText(table, row, true, t).includes("≤"));
    }
    for (const row of rows) if (table.renews(row) >= 0) told.add(cardNote(table, row, true));
  }
  assert.ok(told.has("f 417 ↑") && told.has("f 450 ↑"), [...told].join());
});
