import assert from "node:assert/strict";
import { test } from "node:test";

import { Camera } from "../../../../web/tree/camera/camera.js";
import { followed, readingScale } from "../../../../web/tree/camera/follow.js";

function follower(box) {
  const camera = new Camera();
  Object.assign(camera, { width: 1000, height: 600, near: { kx: 92, dy: 116, closest: 170 } });
  camera.box = { root: 0, top: -0.5, ...box };
  return camera;
}

const focusAt = (x, level) => ({ left: x - 1, right: x + 1, top: level - 1, bottom: level + 1.5 });

test("while the whole tree can be read in the window, the camera stays when the focus moves", () => {
  const camera = follower({ left: -5, right: 5, bottom: 3.5 });
  camera.jumpTo(followed(camera, null, focusAt(-4, 2)));
  const before = { ...camera.goal };
  assert.deepEqual(followed(camera, null, focusAt(4, 2)), before);
  assert.ok(-5 * before.kx + before.tx >= 0 && 5 * before.kx + before.tx <= 1000);
});

test("a growing tree that fits is refitted rarely: not with every node", () => {
  const camera = follower({ left: -0.5, right: 0.5, bottom: 0.5 });
  camera.jumpTo(followed(camera, null, focusAt(0, 0)));
  const scales = new Set();
  for (let half = 1; half <= 6.5; half += 0.25) {
    Object.assign(camera.box, { left: -half, right: half, bottom: Math.min(4, half) });
    camera.jumpTo(followed(camera, null, focusAt(0, 1)));
    assert.ok(half * camera.kx <= 500, `tree of half width ${half} is in the window`);
    scales.add(camera.kx);
  }
  assert.ok(scales.size <= 3, `${scales.size} scales`);
});

test("beyond that the scale stays readable and the focus is kept away from the edges", () => {
  const camera = follower({ left: -400, right: 400, bottom: 20 });
  camera.jumpTo(camera.fit());
  for (const [x, level] of [
    [0, 0],
    [300, 12],
    [302, 13],
    [-390, 5],
  ]) {
    camera.jumpTo(followed(camera, null, focusAt(x, level)));
    assert.deepEqual([camera.kx, camera.dy], Object.values(readingScale(camera)));
    const across = x * camera.kx + camera.tx;
    const down = level * camera.dy + camera.ty;
    assert.ok(across > 100 && across < 900, `x ${across}`);
    assert.ok(down > 40 && down < 560, `y ${down}`);
  }
});

test("a focus that is well inside the window does not move the camera", () => {
  const camera = follower({ left: -400, right: 400, bottom: 20 });
  camera.jumpTo(camera.fit());
  camera.jumpTo(followed(camera, null, focusAt(100, 8)));
  const { tx, ty } = { ...camera.goal };
  const after = followed(camera, null, focusAt(97, 8));
  assert.ok(Math.abs(after.tx - tx) < 1e-6 && Math.abs(after.ty - ty) < 1e-6);
});

test("the scale that the user has chosen is kept", () => {
  const camera = follower({ left: -400, right: 400, bottom: 20 });
  camera.jumpTo(camera.fit());
  const view = followed(camera, { kx: 20, dy: 50 }, focusAt(100, 8));
  assert.deepEqual([view.kx, view.dy], [20, 50]);
});
