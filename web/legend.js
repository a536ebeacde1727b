// The legend's signs: those of a node's status, and the two that are no status.

import { STATUS } from "./table/codes.js";
import { legend } from "./tree/view.js";

/** Draws what the page calls `name` into a small canvas, as the tree draws it. */
export function paintGlyph(canvas, name) {
  const status = STATUS[name.toUpperCase()];
  if (status !== undefined) return legend(canvas, status);
  const { width, height } = canvas;
  const context = canvas.getContext("2d");
  const colour = getComputedStyle(canvas).getPropertyValue(name === "now" ? "--accent" : "--path");
  context.clearRect(0, 0, width, height);
  context.strokeStyle = context.fillStyle = colour;
  context.lineWidth = width / 9;
  context.beginPath();
  if (name === "path") {
    context.moveTo(width * 0.1, height * 0.8);
    context.lineTo(width * 0.9, height * 0.2);
  } else {
    context.roundRect(width * 0.18, height * 0.18, width * 0.64, height * 0.64, width * 0.16);
    context.globalAlpha = 0.25;
    context.fill();
    context.globalAlpha = 1;
  }
  context.stroke();
}
