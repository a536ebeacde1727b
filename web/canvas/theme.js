// The page's colours and font, read from the custom properties on :root, as canvas and pixels need them.

import { Colour } from "./colour.js";

/** @type {ColourName[]} */
const NAMES = [
  "ink",
  "paper",
  "muted",
  "line",
  "accent",
  "frontier",
  "expanded",
  "duplicate",
  "cutoff",
  "goal",
  "path",
  "stale",
  "selected",
  "only",
  "first",
  "second",
];
const FALLBACK_FONT = "system-ui, sans-serif";

/**
 * @typedef {object} Tints
 * @property {Colour} edge       of the tree
 * @property {Colour} faintEdge  to nodes that were dropped
 * @property {boolean} dark
 * @property {string} font
 * @property {number} unit  how large the page's type is: 1 for 16 pixels
 *
 * @typedef {"ink"|"paper"|"muted"|"line"|"accent"|"frontier"|"expanded"|"duplicate"|"cutoff"|"goal"|"path"|"stale"|"selected"|
 *   "only"|"first"|"second"} ColourName
 * @typedef {Record<ColourName, Colour> & Tints} Theme
 */

// What was read last: the same theme stays the same object, so that what was made for it (signs, tiles, rasters) is kept,
// and one reading serves all that is painted in one go, as each makes the browser work out the styles of the whole page.
const last = { text: "", theme: null, fresh: false };

/**
 * @param {Document} document
 * @returns {Theme}
 */
export function readTheme(document) {
  if (last.fresh) return last.theme;
  const facts = sayTheme(document);
  if (facts.text !== last.text) last.theme = themeOf({ ...facts, colours: coloursOf(facts.colours) });
  last.text = facts.text;
  last.fresh = true;
  queueMicrotask(() => (last.fresh = false));
  return last.theme;
}

/**
 * The colours that the page has in light or in dark, whichever of them it shows: it has them for as long as they are read.
 * @param {Document} document
 * @param {"light"|"dark"} mode
 * @returns {Theme}
 */
export function themeIn(document, mode) {
  const { dataset } = document.documentElement;
  const { theme } = dataset;
  dataset.theme = mode;
  const facts = sayTheme(document);
  if (theme === undefined) delete dataset.theme;
  else dataset.theme = theme;
  return themeOf({ ...facts, colours: coloursOf(facts.colours) });
}

/**
 * Calls `changed` whenever fonts have come. (`fonts.ready` would have the page laid out at once.)
 * @returns {() => void} ends that
 */
export function watchFonts({ fonts }, changed) {
  fonts.addEventListener("loadingdone", changed);
  return () => fonts.removeEventListener("loadingdone", changed);
}

/** What the page says of itself; a font that has come makes another theme. */
function sayTheme(document) {
  const probe = document.createElement("div");
  probe.hidden = true;
  probe.innerHTML = NAMES.map((name) => `<i style="color:var(--${name},CanvasText)"></i>`).join("");
  document.body.append(probe);
  const colours = Array.from(probe.children, (child) => getComputedStyle(child).color);
  const font = getComputedStyle(probe).getPropertyValue("--font").trim() || FALLBACK_FONT;
  const unit = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  probe.remove();
  const fonts = Array.from(document.fonts).filter(({ status }) => status === "loaded").length;
  return { colours, font, unit, text: [...colours, font, unit, fonts].join(" ") };
}

/** @param {{colours: Record<ColourName, Colour>, font: string, unit: number}} facts */
export function themeOf({ colours, font, unit }) {
  const { paper, line, muted, ink } = colours;
  return {
    ...colours,
    font,
    unit,
    edge: line.mixed(muted, 0.5),
    faintEdge: paper.mixed(line, 0.9),
    dark: paper.luminance < ink.luminance,
  };
}

let swatches = null;

/** The colours by name, whatever way they are written (oklch(), color-mix(), …): the browser itself works out their
 * bytes. */
function coloursOf(texts) {
  swatches ??= new OffscreenCanvas(NAMES.length, 1).getContext("2d", { willReadFrequently: true });
  texts.forEach((text, x) => {
    swatches.fillStyle = text;
    swatches.fillRect(x, 0, 1, 1);
  });
  const { data } = swatches.getImageData(0, 0, texts.length, 1);
  const colours = texts.map((_, x) => [NAMES[x], new Colour(data[4 * x], data[4 * x + 1], data[4 * x + 2])]);
  return /** @type {Record<ColourName, Colour>} */ (Object.fromEntries(colours));
}
