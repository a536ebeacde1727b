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
 * @property {import("./film.js").Reel} reel
 * @property {import("../table/table.js").Table} table
 * @property {number} from  steps; the one after the last expansion is the end
 * @property {number} to
 * @property {number} pace  steps per second
 * @property {{width: number, height: number}} size  pixels
 * @property {import("../canvas/theme.js").Theme} theme
 * @property {string} title
 * @property {string} description
 * @property {(done: number, all: number) => void} onFrame
 * @property {{cancelled: boolean}} request  set by the reader
 *
 * @typedef {"cancelled"} Refused  by the reader
 */

/**
 * @param {Run} run
 * @param {typeof import("./formats/gif.js")} maker
 * @returns {Promise<Blob|Refused>}
 */
export async function asGif(run, { Gif, paletteOf }) {
  const sheet = canvasSheet(run.size, 1, { read: true });
  const middle = Math.floor((run.from + run.to) / 2);
  const samples = [];
  for (const step of new Set([run.to, middle, run.from])) {
    samples.push(pixelsOf(sheet, run, step));
    await breath();
  }
  const gif = new Gif(run.size, paletteOf(samples), `${run.title}\n${run.description}`);
  const whole = await each(run, (step, seconds) => gif.add(pixelsOf(sheet, run, step), seconds));
  return whole ? gif.finish() : "cancelled";
}

/** Calls `make(step, seconds)` for each step. @returns {Promise<boolean>} false if cancelled */
async function each({ from, to, pace, onFrame, request }, make) {
  for (let step = from; step <= to; step++) {
    await make(step, step === to ? Math.max(LAST, 1 / pace) : 1 / pace);
    onFrame(step - from + 1, to - from + 1);
    await breath();
    if (request.cancelled) return false;
  }
  return true;
}

function pixelsOf(sheet, run, step) {
  paint(sheet, run, step);
  const { width, height } = run.size;
  return new Uint32Array(sheet.context.getImageData(0, 0, width, height).data.buffer);
}

function paint(sheet, { reel, table, theme }, step) {
  const done = step > table.stepCount;
  reel.stand(done ? table.endTime : table.timeOfStep(step), done ? table.solution : null);
  reel.paint(sheet, theme);
}
