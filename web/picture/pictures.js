// Pictures and runs for the page: subjects and formats.

import { readTheme, themeIn } from "../canvas/theme.js";
import { save } from "../browser/files.js";
import { numbersOf } from "../text/words.js";
import { spaceReel, treeParts } from "./film.js";
import { fontsFor } from "./formats/fonts.js";
import { ListPicture } from "./list.js";
import { withTexts } from "./formats/png.js";
import { asGif } from "./projector.js";
import { BAND } from "./sentence.js";
import { canvasSheet, fits, shapeSheet } from "./sheet.js";
import { roomySpace, seenSpace } from "./space.js";
import { stateAt, stateOf } from "./state.js";
import { svgOf } from "./formats/svg.js";
import { tikzOf } from "./formats/tikz.js";
import { seenTree, wholeTree } from "./tree.js";

// Frames are at most so wide, in CSS pixels, and larger ones enlarged, with their type; small ones get larger type.
const FRAME = { widest: 1280, least: 2 / 3, unit: 18 / 16 };

/**
 * @typedef {object} Settings
 * @property {"svg"|"png"|"tikz"|"gif"} kind
 * @property {string} file  its name
 * @property {boolean} whole  the whole drawing instead of the visible area
 * @property {"page"|"light"|"dark"} colours
 * @property {string} title  a few words about the content
 * @property {string} description  a sentence about the content
 * @property {number} scale  pixels per CSS pixel, of a PNG
 * @property {boolean} bare  without a background
 * @property {string} needs  packages that a paper must load for a TikZ picture
 *
 * @typedef {object} Subject
 * @property {(whole: boolean, ratio: number) => import("./tree.js").Still} still  `ratio` 0: as shapes
 * @property {(...run: any[]) => import("./film.js").Part[]} [parts]  of a run's frames; none: it cannot be animated
 */

/** `space`: the view of its map or grid, which is in a run, too; or null. @returns {Subject} */
export const treeSubject = (view, space) => ({
  still: (whole, ratio) => (whole ? wholeTree(view, ratio) : seenTree(view)),
  parts: (...run) => treeParts(view, space, ...run),
});

/** @returns {Subject} */
export const spaceSubject = (view) => ({
  still: (whole) => (whole ? roomySpace(view) : seenSpace(view)),
  parts: (table, horizon, area, theme) => [{ ...area, reel: spaceReel(view, table, horizon, theme) }],
});

/** The state of a row; −1: of the node expanded at t. @returns {Subject} */
export function stateSubject({ scene }, table, row, t) {
  const { face } = scene.shape;
  const state = row < 0 ? stateAt(table, t) : (table.cells(row) ?? table.label(row));
  return { still: () => stateOf(face, state) };
}

/** `element`: the list on the page. @returns {Subject} */
export function frontierSubject(table, t, element, words, empty) {
  const picture = new ListPicture({ table, words, write: numbersOf(document.documentElement.lang), empty });
  return { still: (whole) => (whole ? picture.whole(t) : picture.seen(t, element)) };
}

/** @returns {Subject} */
export function chartSubject(figure) {
  const still = () => {
    const { width, height, draw } = figure.still();
    const paint = ({ context, ratio }, theme) => {
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      draw(context, theme);
    };
    return { width, height, nodes: 1, paint };
  };
  return { still };
}

/** @param {Subject} subject */
export const count = (subject, whole) => subject.still(whole, 0).nodes;

const themeFor = (colours) => (colours === "page" ? readTheme(document) : themeIn(document, colours));

/**
 * @param {Subject} subject
 * @param {Settings} settings
 * @returns {Promise<""|"large"|"failed">} "large": exceeds the canvas size of browsers; "failed": creation failed, with
 *   the reason in the console
 */
export const picture = (subject, settings) => drawn(subject, settings).catch(failed);

function failed(error) {
  console.warn(error);
  return /** @type {"failed"} */ ("failed");
}

/** @returns {Promise<""|"large">} */
async function drawn(subject, settings) {
  const theme = themeFor(settings.colours);
  const { kind, file, whole, scale, bare } = settings;
  const still = subject.still(whole, kind === "png" ? scale : 0);
  if (kind === "png" && !fits(still, scale)) return "large";
  const sheet = kind === "png" ? canvasSheet(still, scale, { bare }) : shapeSheet(still, bare);
  still.paint(sheet, theme);
  save(file, kind === "png" ? await asPng(sheet, settings) : await asText(sheet, settings));
  return "";
}

/** @param {import("./sheet.js").Sheet} sheet @param {Settings} settings */
async function asPng({ canvas }, { title, description }) {
  const texts = { Title: title, Description: description, Software: "Searchlight" };
  return withTexts(await canvas.convertToBlob({ type: "image/png" }), texts);
}

async function asText({ context, width, height }, { kind, title, description, needs }) {
  const about = { width, height, title, description };
  if (kind === "tikz") return tikzOf(context.marks, { ...about, needs });
  return svgOf(context.marks, { ...about, style: await fontsFor(context.marks) });
}

/**
 * @param {Subject} subject
 * @param {Settings & {from: number, to: number, pace: number, width: number, height: number}} settings
 * @param {import("./film.js").Reel} sentence
 * @returns {{done: Promise<string>, cancel: () => void}} done: the file's name, or the reason for a failure
 */
export function film(subject, table, settings, sentence, onFrame) {
  const request = { cancelled: false };
  const done = filmed(subject, table, settings, sentence, onFrame, request).catch(failed);
  return { done, cancel: () => void (request.cancelled = true) };
}

async function filmed(subject, table, settings, sentence, onFrame, request) {
  const { file, whole, colours, title, description, from, to, pace, width, height } = settings;
  const theme = { ...themeFor(colours), unit: FRAME.unit };
  const ratio = Math.max(width / FRAME.widest, FRAME.least);
  const size = { width: width / ratio, height: height / ratio };
  const area = { x: 0, y: 0, width: size.width, height: size.height - BAND };
  const horizon = to > table.stepCount ? table.endTime : table.timeOfStep(to);
  const parts = subject.parts(table, horizon, area, theme, !whole);
  parts.push({ x: 0, y: area.height, width: size.width, height: BAND, reel: sentence });
  const run = { parts, table, from, to, pace, size, ratio, theme, title, description, onFrame, request };
  const made = await asGif(run, await import("./formats/gif.js")).finally(() => parts.forEach(({ reel }) => reel.end?.()));
  if (typeof made === "string") return made;
  save(file, made);
  return file;
}
