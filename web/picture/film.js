// A run as a series of pictures, step by step, with its own table and time, so that the page does not change.

import { Picture } from "../map/picture.js";
import { formOf } from "../map/view.js";
import { Camera } from "../tree/camera/camera.js";
import { Steering } from "../tree/camera/steering.js";
import { Scene } from "../tree/scene.js";
import { paintState } from "./state.js";
import { painterFor } from "./tree.js";

/**
 * @typedef {object} Reel  a source of pictures
 * @property {(t: number, path: ArrayLike<number>|null) => void} stand  goes to a time; `path`: the solution, at the end
 * @property {(sheet: import("./sheet.js").Sheet, theme: import("../canvas/theme.js").Theme) => void} paint
 * @property {() => void} [end]  ends filming
 */

/**
 * The tree, laid out for the last step. `follows`: the camera follows as on the page; else it shows the whole tree.
 * @returns {Reel}
 */
export function treeReel(view, table, horizon, { width, height }, theme, follows) {
  const { scene: shown, steering: guide } = view;
  const scene = new Scene();
  scene.setTable(table);
  scene.setTheme(theme);
  scene.setLarge(shown.large);
  scene.textWidth = shown.textWidth;
  scene.shown = shown.shown;
  const camera = new Camera();
  const nothing = () => {};
  const steering = new Steering(scene, camera, { still: () => true, onCamera: nothing, changed: nothing });
  steering.form = guide.form;
  steering.resized(width, height);
  if (follows) steering.follow(true);
  else steering.fit();
  let painter = null;
  return {
    stand(t, path) {
      const fresh = scene.setTime(t, horizon, path);
      steering.chooseForm();
      if (scene.layOut(performance.now()) || layOutAtOnce(scene.planner)) steering.adopt(fresh, false);
      steering.guide(false);
    },
    paint(sheet) {
      painter ??= painterFor(sheet);
      painter.paint(sheet, scene, camera);
    },
    /** Restores the page's folds for its own time. */
    end: () => shown.shown?.take(shown.table, shown.base, shown.rows),
  };
}

/** Completes the layout of a large tree, which is otherwise made between frames. */
const layOutAtOnce = (planner) => planner.pending && planner.work(Infinity, Infinity);

/** The map or the grid. @returns {Reel} */
export function spaceReel(view, table, horizon, theme) {
  const picture = new Picture(theme);
  picture.setTable(table, formOf(JSON.parse(view.space)), false);
  let fitted = null;
  return {
    stand: (t, path) => picture.traces[0].show(t, horizon, path),
    paint(sheet) {
      if (sheet !== fitted) picture.resize((fitted = sheet));
      picture.paint(sheet);
    },
  };
}

/** The state of the expanded node. @returns {Reel} */
export function stateReel(face, table) {
  let state = null;
  return {
    stand: (t) => (state = stateAt(table, t)),
    paint: (sheet, theme) => paintState(sheet, theme, face, state),
  };
}

/** The state of the node expanded at t, or recognised as the goal, or else of the current one. */
export function stateAt(table, t) {
  const { current, stats } = table.at(t);
  const row = current >= 0 ? current : stats.row;
  return table.cells(row) ?? table.label(row);
}

/** The frontier, from its first entry on. @param {import("./list.js").ListPicture} list @returns {Reel} */
export function listReel(list) {
  let now = 0;
  return { stand: (t) => (now = t), paint: (sheet, theme) => list.paint(sheet, theme, now) };
}
