// Far, but each node still its own: lines and squares, on whole device pixels so that they are crisp.

import { STATUS } from "../table/codes.js";

export function drawSquares(context, scene, camera, visible, slot, ratio) {
  const { theme } = scene;
  const size = Math.max(2, Math.round(slot * 0.68 * ratio));
  const small = Math.max(1, Math.round(size * 0.55));
  const hollow = size >= 4 ? Math.max(1, Math.round(size / 5)) : 0;
  const paper = theme.paper.css;
  context.setTransform(1, 0, 0, 1, 0, 0);
  const draw = (status, side, colour, line, inside) =>
    squares(context, scene, camera, visible, ratio, status, side, colour, line, inside);
  draw(STATUS.DUPLICATE, small, theme.duplicate.css, 0, paper);
  draw(STATUS.CYCLE, small, theme.duplicate.css, small >= 3 ? 1 : 0, paper);
  draw(STATUS.SUPERSEDED, small, theme.stale.css, small >= 3 ? 1 : 0, paper);
  draw(STATUS.FORGOTTEN, small, theme.stale.css, 0, paper);
  draw(STATUS.EXPANDED, size, theme.expanded.css, 0, paper);
  draw(STATUS.STALE, size, theme.stale.css, hollow, paper);
  draw(STATUS.FRONTIER, size, theme.frontier.css, hollow, paper);
  draw(STATUS.CUTOFF, size, theme.cutoff.css, hollow, paper);
  draw(STATUS.GOAL, Math.round(size * 1.5), theme.goal.css, 0, paper);
  if (size >= 4) bars(context, scene, camera, visible, ratio, size);
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
}

function squares(context, scene, camera, visible, ratio, wanted, side, colour, line, inside) {
  const { x, y, slotStatus } = scene;
  const kx = camera.kx * ratio;
  const tx = camera.tx * ratio - side / 2;
  const dy = camera.dy * ratio;
  const ty = camera.ty * ratio - side / 2;
  for (let pass = 0; pass < (line > 0 ? 2 : 1); pass++) {
    context.fillStyle = pass === 0 ? colour : inside;
    const inset = pass * line;
    const length = side - 2 * inset;
    for (let level = visible.top; level < visible.end; level++) {
      for (let s = visible.from[level]; s < visible.to[level]; s++) {
        if (slotStatus[s] !== wanted) continue;
        context.fillRect(Math.round(x[s] * kx + tx) + inset, Math.round(y[s] * dy + ty) + inset, length, length);
      }
    }
  }
}

/** The bar on which a cut-off node stands. */
function bars(context, scene, camera, visible, ratio, size) {
  const { x, y, slotStatus, theme } = scene;
  context.fillStyle = theme.cutoff.css;
  const height = Math.max(1, Math.round(size / 4));
  for (let level = visible.top; level < visible.end; level++) {
    for (let s = visible.from[level]; s < visible.to[level]; s++) {
      if (slotStatus[s] !== STATUS.CUTOFF) continue;
      const left = Math.round((x[s] * camera.kx + camera.tx) * ratio - size * 0.7);
      context.fillRect(
        left,
        Math.round((y[s] * camera.dy + camera.ty) * ratio + size * 0.7),
        Math.round(size * 1.4),
        height,
      );
    }
  }
}
