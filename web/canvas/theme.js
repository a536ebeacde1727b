// The page's colours and font, read from the custom properties of :root.

import { Colour } from "./colour.js";

/** @type {ColourName[]} */
const NAMES = [
  "ink", "paper", "muted", "line", "accent", "frontier", "expanded", "duplicate", "cutoff", "goal", "path", "stale",
  "selected", "only", "first", "second",
]; // prettier-ignore
const PROBE = "colours-of-the-page";
const FALLBACK_FONT = "system-ui, sans-serif";

/**
 * @typedef {object} Tints
 * @property {Colour} edge       of the tree
 * @property {Colour} faintEdge  to discarded nodes
 * @property {boolean} dark
 * @property {string} font
 * @property {number} unit  the page's font size: 1 for 16 pixels
 *
 * @typedef {"ink"|"paper"|"muted"|"line"|"accent"|"frontier"|"expanded"|"duplicate"|"cutoff"|"goal"|"path"|"stale"|"selected"|
 *   "only"|"first"|"second"} ColourName
 * @typedef {Record<ColourName, Colour> & Tints} Theme
 */

// The last theme: an unchanged theme stays the same object, so that everything cached for it (signs, tiles, rasters)
// stays valid. One reading serves a whole round of painting.
const last = { text: "", theme: null, fresh: false };

/**
 * @param {Document} document
 * @returns {Theme}
 */
export function readTheme(document) {
  if (last.fresh) return last.theme;
  const facts = styleFacts(document);
  if (facts.text !== last.text) last.theme = themeOf({ ...facts, colours: coloursOf(facts.colours) });
  last.text = facts.text;
  last.fresh = true;
  queueMicrotask(() => (last.fresh = false));
  return last.theme;
}

/**
 * The page's colours in light or dark mode, whichever is active; the page switches mode while they are read.
 * @param {Document} document
 * @param {"light"|"dark"} mode
 * @returns {Theme}
 */
export function themeIn(document, mode) {
  const { dataset } = document.documentElement;
  const { theme } = dataset;
  dataset.theme = mode;
  const facts = styleFacts(document);
  if (theme === undefined) delete dataset.theme;
  else dataset.theme = theme;
  return themeOf({ ...facts, colours: coloursOf(facts.colours) });
}

/**
 * Calls `changed` when fonts have loaded. (`fonts.ready` would force a layout at once.)
 * @returns {() => void} stops watching
 */
export function watchFonts({ fonts }, changed) {
  fonts.addEventListener("loadingdone", changed);
  return () => fonts.removeEventListener("loadingdone", changed);
}

/** An element for each colour. It stays in the head: in the body it would make the browser compute all styles anew. */
function probeIn(document) {
  const probe = document.createElement("div");
  probe.id = PROBE;
  probe.innerHTML = NAMES.map((name) => `<i style="color:var(--${name},CanvasText)"></i>`).join("");
  return document.head.appendChild(probe);
}

/** Reads colours, font and size from the page; `text` also changes when a font has loaded. */
function styleFacts(document) {
  const probe = document.getElementById(PROBE) ?? probeIn(document);
  const colours = Array.from(probe.children, (child) => getComputedStyle(child).color);
  const font = getComputedStyle(probe).getPropertyValue("--font").trim() || FALLBACK_FONT;
  const unit = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
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

/** The colours by name, in any CSS notation (oklch(), color-mix(), …): the browser computes their bytes. */
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
