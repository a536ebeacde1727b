import assert from "node:assert/strict";
import { test } from "node:test";

import { Camera } from "../../../../web/tree/camera/camera.js";

function cameraOn(box, width = 800, height = 600) {
  const camera = new Camera();
  Object.assign(camera, { width, height, near: { kx: 92, dy: 116, closest: 170 } });
  camera.box = { root: 0, top: -0.5, ...box };
  camera.jumpTo(camera.fit());
  return camera;
}

const broad = { left: -50_000, right: 50_000, bottom: 31.5 };
const small = { left: -1.5, right: 1.5, bottom: 2.5 };
const close = (a, b, message) =>
  assert.ok(Math.abs(a - b) < 1e-6 * Math.max(1, Math.abs(b)), `${message ?? ""} ${a} is not ${b}`);

test("fit shows the whole tree; a small one no larger than is comfortable, its root at the top in the middle", () => {
  const wide = cameraOn(broad);
  assert.ok(broad.left * wide.kx + wide.tx >= wide.inset.left - 1e-6);
  assert.ok(broad.right * wide.kx + wide.tx <= 800 - wide.inset.right + 1e-6);
  assert.ok(broad.bottom * wide.dy + wide.ty <= 600 - wide.inset.bottom + 1e-6);
  const few = cameraOn(small);
  assert.deepEqual([few.kx, few.dy, few.tx], [92, 116, 400]);
});

test("the point under the pointer stays where it is while zooming", () => {
  const camera = cameraOn(broad);
  const from = { ...camera.goal };
  for (const factor of [1.5, 40, 3000]) {
    const to = camera.zoomed(from, factor, 300, 200);
    close((300 - to.tx) / to.kx, (300 - from.tx) / from.kx, "x");
    close((200 - to.ty) / to.dy, (200 - from.ty) / from.dy, "y");
  }
});

test("both scales reach the near ones together, levels are never farther apart, and x goes on", () => {
  const camera = cameraOn(broad);
  const half = camera.scaled(camera.goal, Math.sqrt(camera.near.kx / camera.kx));
  close(half.dy, Math.sqrt(camera.dy * camera.near.dy), "half way");
  const near = camera.scaled(camera.goal, camera.near.kx / camera.kx);
  close(near.kx, 92);
  close(near.dy, 116);
  const closest = camera.scaled(near, 100);
  close(closest.kx, 170);
  close(closest.dy, 116);
});

test("the tree cannot be pushed out of the window", () => {
  const camera = cameraOn(small);
  const away = camera.kept({ ...camera.goal, tx: 1e6, ty: -1e6 });
  assert.ok(away.tx + small.left * away.kx < 800);
  assert.ok(away.ty + small.bottom * away.dy > 0);
});

test("a glide comes nearer with every frame, can be overtaken, and ends exactly at the goal", () => {
  const camera = cameraOn(broad);
  camera.glideTo(camera.zoomed(camera.goal, 500, 100, 100));
  for (let frame = 0; frame < 4; frame++) camera.approach(0.2);
  const { kx } = camera;
  camera.glideTo(camera.fit());
  assert.equal(camera.kx, kx);
  let left = Infinity;
  for (let frame = 0; frame < 100 && camera.moving; frame++) {
    camera.approach(0.2);
    const now = Math.abs(Math.log(camera.kx / camera.goal.kx));
    assert.ok(now <= left);
    left = now;
  }
  assert.equal(camera.moving, false);
  assert.deepEqual({ kx: camera.kx, dy: camera.dy, tx: camera.tx, ty: camera.ty }, camera.goal);
});
