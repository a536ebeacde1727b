// The line that joins the two halves of the best path of a bidirectional search.

import assert from "node:assert/strict";
import { test } from "node:test";

import { badgedRows, badgesAt } from "../../../../web/tree/paint/badges.js";
import { solved, tableOf } from "../../table/solver.js";
import { stage } from "../stage.js";

/** The places of the line, which ends in the first disc. */
function lineIn(said) {
  const end = said.findIndex(([name]) => name === "arc");
  const from = said.slice(0, end).findLastIndex(([name]) => name === "moveTo");
  return said.slice(from, end).flatMap(([name, x, y]) => (name === "moveTo" || name === "lineTo" ? [[x, y]] : []));
}

for (const [width, height] of [[807, 320], [390, 460]]) { // prettier-ignore
  test(`the line that joins the two halves touches no card, number or badge at ${width}x${height}`, () => {
    const [search] = solved([{ problem: "graph", graph: "romania", algorithm: "bidirectional" }]);
    const table = tableOf(search);
    const { scene, camera, look, paint } = stage(table, width, height);
    let joined = 0;
    for (let step = 1; step <= table.stepCount; step++) {
      const t = step === table.stepCount ? table.endTime : table.timeOfStep(step);
      look(t, t === table.endTime ? table.solution : null);
      const { said, written } = paint();
      if (scene.solution.backward.length === 0) continue;
      const line = lineIn(said);
      const boxOf = ({ text, x, y, size }) => ({ text, left: x - text.length * size * 0.3, right: x + text.length * size * 0.3, top: y - size * 0.4, bottom: y + size * 0.3 });
      const badges = [...badgedRows(scene)].flatMap((row) => badgesAt(scene, camera, row));
      for (let at = 1; at < line.length; at++) {
        const [left, right] = [line[at - 1][0], line[at][0]].sort((a, b) => a - b);
        const [top, bottom] = [line[at - 1][1], line[at][1]].sort((a, b) => a - b);
        const hit = [...written.map(boxOf), ...badges].filter((box) => box.left < right + 1 && box.right > left - 1 && box.top < bottom + 1 && box.bottom > top - 1);
        assert.deepEqual(hit.map(({ text }) => text), [], `step ${step}`); // prettier-ignore
        joined++;
      }
    }
    assert.ok(joined > 8);
  });
}
