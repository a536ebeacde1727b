// A short cross-fade to the next picture, for changes that nodes cannot animate: another layout.

const DURATION = 220; // milliseconds

export class Fade {
  constructor() {
    this.picture = null;
    this.left = 0; // milliseconds
  }

  get active() {
    return this.left > 0;
  }

  /** Keeps the current picture of the canvas. */
  begin(canvas) {
    if (canvas.width === 0 || canvas.height === 0) return;
    this.picture ??= new OffscreenCanvas(1, 1);
    this.picture.width = canvas.width;
    this.picture.height = canvas.height;
    this.picture.getContext("2d").drawImage(canvas, 0, 0);
    this.left = DURATION;
  }

  advance(elapsed) {
    this.left = Math.max(0, this.left - elapsed);
  }

  /** Draws the rest of the old picture over the new one. */
  paint(context) {
    if (!this.active) return;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.globalAlpha = this.left / DURATION;
    context.drawImage(this.picture, 0, 0, context.canvas.width, context.canvas.height);
    context.globalAlpha = 1;
  }
}
