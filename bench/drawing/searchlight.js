// Ourselves: web/tree over a real table, as the page has them, in the form that the others draw: the tidy tree, all of
// it in the window. Building the table and laying the tree out are counted.

import { createTable } from "../../web/table/table.js";
import { createTreeView } from "../../web/tree/view.js";

/** @param {import("./contest.js").Tree} tree */
export async function draw(stage, { traits, chunk }) {
  const table = createTable(traits);
  table.append(chunk);
  const view = createTreeView(stage, { reducedMotion: true });
  view.setForm("tidy");
  view.setTable(table);
  view.show(table.endTime, table.endTime);
  while (view.scene.placed < table.rowCount) await new Promise(requestAnimationFrame);
  view.fit();
  const canvas = stage.querySelector("canvas");
  const mouse = (type, target, x) =>
    target.dispatchEvent(
      new MouseEvent(type, { bubbles: true, cancelable: true, view: window, clientX: 600 + x, clientY: 400, buttons: 1 }),
    );
  mouse("mousedown", canvas, 0);
  return {
    panTo: (x) => mouse("mousemove", window, x),
    recolour: ({ t }) => view.show(t, table.endTime),
  };
}
