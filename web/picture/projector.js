// Paints a run step by step, frame by frame, for a GIF, with pauses for the page between frames.

import { canvasSheet } from "./sheet.js";

const channel = new MessageChannel();
const waiting = [];
channel.port1.onmessage = () => waiting.shift()();

/** Lets the browser handle waiting events. Timers would run once a second in background tabs. */
const breath = () =>
  new Promise((go) => {
    waiting.push(go);
    channel.port2.postMessage(null);
  });

const LAST = 2; // seconds that the last picture is shown at least, before a GIF repeats

/**
 * @typedef {object} Run
 * @property {import("./film.js").Part[]} parts  of a frame
 * @property {import("../table/table.js").Table} table
 * @property {number} from  steps; the one after the last expansion is the end
 * @property {number} to
 * @property {number} pace  steps per second
 * @property {{width: number, height: number}} size  CSS pixels
 * @property {number} ratio  pixels per CSS pixel
 * @property {import("../canvas/theme.js").Theme} theme
 * @property {string} title
 * @property {string} description
 * @property {(done: number, all: number) => void} onFrame
 * @property {{cancelled: boolean}} request  set by the reader
 */

/**
 * @param {Run} run
 * @param {typeof import("./formats/gif.js")} maker
 * @returns {Promise<Blob|"cancelled">}
 */
export async function asGif(run, { Gif, paletteOf }) {
  const { from, to, pace, size, ratio, title, description, onFrame, request } = run;
  const sheet = canvasSheet(size, ratio, { read: true });
  const samples = [];
  for (const step of new Set([to, (from + to) >> 1, from])) {
    samples.push(pixelsOf(sheet, run, step));
    await breath();
  }
  const gif = new Gif(sheet.canvas, paletteOf(samples), `${title}\n${description}`);
  for (let step = from; step <= to; step++) {
    gif.add(pixelsOf(sheet, run, step), step === to ? Math.max(LAST, 1 / pace) : 1 / pace);
    onFrame(step - from + 1, to - from + 1);
    await breath();
    if (request.cancelled) return "cancelled";
  }
  return gif.finish();
}

function pixelsOf(sheet, { parts, table, theme, ratio }, step) {
  const { context, canvas: { width, height } } = sheet; // prettier-ignore
  const done = step > table.stepCount;
  context.fillStyle = theme.paper.css;
  context.fillRect(0, 0, width, height);
  for (const part of parts) {
    part.sheet ??= canvasSheet(part, ratio, { read: true });
    part.reel.stand(done ? table.endTime : table.timeOfStep(step), done ? table.solution : null, step);
    part.reel.paint(part.sheet, theme);
    context.drawImage(part.sheet.canvas, Math.round(part.x * ratio), Math.round(part.y * ratio));
  }
  return new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
}
