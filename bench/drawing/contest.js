// One contestant draws one tree: until the first picture, then panned, then recoloured. Every result is said on the
// console as soon as it is there, because what comes next may never end. #<contestant>/<nodes>

import { STATUS } from "../../web/table/codes.js";
import { createTable } from "../../web/table/table.js";
import { TidyLayout } from "../../web/tree/layout/tidy.js";
import { Kinship, Slots, arrange } from "../../web/tree/layout/topology.js";

const CONTESTANTS = {
  searchlight: () => import("./searchlight.js"),
  d3: () => import("./d3.js"),
};
const FRAMES = 60; // at most
const LEAST = 3; // frames
const ENOUGH = 2000; // milliseconds for one activity; whoever is slow shows fewer frames
const WARMING = 12; // frames at most that are not counted, within WARM milliseconds: loops are compiled meanwhile
const WARM = 500;
const MOMENTS = 24; // times at which the tree is shown, scattered over the search
const PAN = 40; // pixels to either side

/** What a status looks like; the same for both. */
const COLOURS = {
  [STATUS.UNBORN]: "#ffffff00",
  [STATUS.FRONTIER]: "#2f6fd0",
  [STATUS.STALE]: "#8fa9cf",
  [STATUS.EXPANDED]: "#5b6b7a",
  [STATUS.DUPLICATE]: "#d9a441",
  [STATUS.GOAL]: "#1f9d55",
};

const say = (what, value) => console.log(`drawing ${JSON.stringify({ [what]: value })}`);
const frame = () => new Promise(requestAnimationFrame);

/** The solver's chunk: numbers and texts as they are, columns cut out of the one file of bytes. */
async function chunkOf(nodes) {
  const { traits, plain, columns } = await (await fetch(`./${nodes}.json`)).json();
  const bytes = await (await fetch(`./${nodes}.bin`)).arrayBuffer();
  const types = { B: Uint8Array, h: Int16Array, i: Int32Array, d: Float64Array };
  const chunk = { ...plain };
  for (const [name, [type, start, length]] of Object.entries(columns)) {
    chunk[name] = new types[type](bytes, start, length);
  }
  return { traits, chunk };
}

/** Places in the window, in pixels, by row: our tidy layout, whose positions are those of d3's tree(). */
function places({ parent }, width, height) {
  const kin = new Kinship(0);
  const slots = new Slots();
  const place = {};
  place.x = new Float64Array(0);
  kin.extend(parent, 0, parent.length);
  for (const _ of arrange(kin, parent.length, slots));
  for (const _ of new TidyLayout().run(slots, place));
  const x = new Float64Array(parent.length);
  const y = new Float64Array(parent.length);
  const across = width / (place.right - place.left);
  const down = height / (slots.levels + 1);
  for (let slot = 0; slot < slots.count; slot++) {
    x[slots.rowOf[slot]] = (place.x[slot] - place.left) * across;
    y[slots.rowOf[slot]] = (slots.level[slot] + 1) * down;
  }
  return { x, y };
}

/**
 * @typedef {object} Tree  what every contestant is given before the clock starts
 * @property {Int32Array} parent  by row, -1 root; a parent stands before its children
 * @property {Float64Array} x, y  pixels in a window of width × height
 * @property {Uint8Array} status  of each row at the end
 * @property {number} radius      pixels
 * @property {object} chunk, traits  the solver's own columns
 */
async function prepare(nodes, stage) {
  const { traits, chunk } = await chunkOf(nodes);
  const { clientWidth: width, clientHeight: height } = stage;
  const table = createTable(traits);
  table.append(chunk);
  const moments = Array.from({ length: MOMENTS }, (_, at) => {
    const t = Math.floor((0.1 + 0.9 * ((at * 0.618) % 1)) * table.endTime);
    return { t, status: table.statuses().at(t, 0, table.rowCount).slice() };
  });
  const status = table.statuses().at(table.endTime, 0, table.rowCount).slice();
  const radius = nodes < 5000 ? 3 : 1;
  const tree = { traits, chunk, parent: chunk.parent, status, radius, width, height, colours: COLOURS };
  return { tree: { ...tree, ...places(chunk, width, height) }, moments };
}

/** Milliseconds from one animation frame to the next while `act` is done once a frame. */
async function frames(act) {
  const times = [];
  const began = performance.now();
  let last = await frame();
  for (let i = 0, warm = 0; times.length < FRAMES; i++) {
    act(i);
    const now = await frame();
    if (warm < WARMING && now - began < WARM) warm++;
    else times.push(now - last);
    last = now;
    if (times.length >= LEAST && now - began > ENOUGH) break;
  }
  return times;
}

async function contest(name, nodes) {
  const stage = document.querySelector("#stage");
  const { draw } = await CONTESTANTS[name]();
  const { tree, moments } = await prepare(nodes, stage);
  say("ready", tree.parent.length);
  await new Promise((go) => (window.go = go)); // what preparing left is collected meanwhile
  const began = performance.now();
  const drawing = await draw(stage, tree);
  for (let waited = 0; waited < 2; waited++) await frame(); // the one that paints, and its end
  say("picture", performance.now() - began);
  say("pan", await frames((i) => drawing.panTo(PAN * Math.sin(i / 4))));
  drawing.panTo(0);
  say("recolour", await frames((i) => drawing.recolour(moments[i % MOMENTS])));
  say("done", true);
}

const [name, nodes] = location.hash.slice(1).split("/");
contest(name, Number(nodes)).catch((error) => say("error", String(error)));
