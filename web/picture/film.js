// A run as a series of pictures, step by step, with its own table and time, so that the page does not change.

import { Picture } from "../map/picture.js";
import { formOf } from "../map/view.js";
import { Camera } from "../tree/camera/camera.js";
import { Steering } from "../tree/camera/steering.js";
import { Scene } from "../tree/scene.js";
import { painterFor } from "./tree.js";

const BESIDE = { map: 0.58, grid: 0.5 }; // the share of a tree in the room that it has with its map
const AXIS = 2; // rows: the room for the numbers of a grid's columns

/**
 * @typedef {{reel: Reel, x: number, y: number, width: number, height: number, sheet?: any}} Part  of a frame, in CSS pixels
 *
 * @typedef {object} Reel  a source of pictures
 * @property {(t: number, path: ArrayLike<number>|null, step: number) => void} stand  `path`: the solution, at the end
 * @property {(sheet: import("./sheet.js").Sheet, theme: import("../canvas/theme.js").Theme) => void} paint
 * @property {() => void} [end]  ends filming
 */

/** The tree, and beside it or, if that is wide, above it the map or the grid, unless it has no names. @returns {Part[]} */
export function treeParts(view, space, table, horizon, { width, height }, theme, follows) {
  const { named, columns, rows } = space?.picture.form ?? { named: false };
  const share = named === false ? 1 : columns ? BESIDE.grid : BESIDE.map;
  const [x, y] = view.isWide(width, height, 100 * (1 - share)) ? [0, Math.round(height * (1 - share))] : [Math.round(width * (1 - share)), 0];
  const tree = { x, y, width: width - x, height: height - y };
  const part = { ...tree, reel: treeReel(view, table, horizon, tree, theme, follows) };
  if (share === 1) return [part];
  const room = { width: x || width, height: y || height };
  const down = columns ? Math.min(room.height, (room.width * (rows + AXIS)) / columns) : room.height;
  return [part, { ...room, x: 0, y: (room.height - down) / 2, height: down, reel: spaceReel(space, table, horizon, theme) }];
}

/**
 * The tree, laid out for the last step. `follows`: the camera follows as on the page; else it shows the whole tree.
 * @returns {Reel}
 */
function treeReel(view, table, horizon, { width, height }, theme, follows) {
  const { scene: shown, steering: guide } = view;
  const scene = new Scene();
  scene.setTable(table);
  scene.setTheme(theme);
  scene.setLarge(true);
  Object.assign(scene, { textWidth: shown.textWidth, bandText: shown.bandText, shown: shown.shown });
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
  picture.large = true;
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
