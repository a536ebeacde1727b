// An arrow at the edge of the window, pointing to a focus outside.

/**
 * Points from the edge of the window to the focus if it is outside. `at`: its centre in the window.
 * @param {import("./frame.js").Frame} frame
 */
export function drawPointer({ context, scene, camera }, at) {
  const { width, height, inset } = camera;
  if (at.x >= 0 && at.x <= width && at.y >= 0 && at.y <= height) return;
  const x = Math.min(width - 18, Math.max(18, at.x));
  const y = Math.min(height - inset.bottom, Math.max(inset.top, at.y));
  const angle = Math.atan2(at.y - y, at.x - x);
  context.save();
  context.translate(x, y);
  context.rotate(angle);
  context.fillStyle = scene.theme.accent.css;
  context.strokeStyle = scene.theme.paper.css;
  context.lineWidth = 3;
  context.lineJoin = "round";
  context.beginPath();
  context.moveTo(12, 0);
  context.lineTo(-8, 9);
  context.lineTo(-4, 0);
  context.lineTo(-8, -9);
  context.closePath();
  context.stroke();
  context.fill();
  context.restore();
}
