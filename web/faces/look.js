// The colours of a picture, derived from the page's: ink on paper, and a few tints.

import { Colour } from "../canvas/colour.js";

/**
 * @typedef {object} Look
 * @property {string} ink    lines and text
 * @property {string} paper  empty places
 * @property {string} tile   movable parts
 * @property {string} line   fixed parts: pegs, banks
 * @property {string} cool   water, and the first of two kinds
 * @property {string} warm   the second of two kinds
 * @property {string} wet    the river
 * @property {string} goal   what belongs to the goal
 * @property {string} font
 * @property {Look} [moved]  of the tile that the last action has moved
 */

const KEPT = 6; // themes: each reading of the page creates a new object of the same few
const COLOURS = ["paper", "ink", "muted", "line", "frontier", "accent", "goal"];

/** The colour of text on pale cards: read on a projector, and paler than ink. @param {{muted: Colour, ink: Colour}} theme */
export const paleOf = ({ muted, ink }) => muted.mixed(ink, 0.5);

/** @type {Map<string, Looks>} */
const kept = new Map();

/**
 * @typedef {{plain: Look, raised: Look, faint: Look}} Looks  on paper; on the grey of expanded nodes; of discarded
 *   nodes
 *
 * @param {import("../canvas/theme.js").Theme} theme
 * @returns {Looks} the same objects for the same colours
 */
export function looksOf(theme) {
  const key = COLOURS.map((name) => theme[name].css).join() + theme.font;
  if (!kept.has(key)) {
    if (kept.size >= KEPT) kept.clear();
    kept.set(key, made(theme));
  }
  return kept.get(key);
}

function made({ paper, ink, muted, line, frontier, accent, goal, dark, font }) {
  const warmth = accent.mixed(new Colour(128, 96, 64), 0.25);
  const inverse = (look) => ({ ...look, moved: { ...look, tile: look.ink, ink: look.paper } });
  const look = (ground, foreground, tile, strength) => inverse({
    ink: foreground.css,
    paper: ground.css,
    tile: tile.css,
    line: ground.mixed(foreground, 1 - 0.28 * strength).css,
    cool: ground.mixed(frontier, 0.5 * strength).css,
    warm: ground.mixed(warmth, (dark ? 0.58 : 0.68) * strength).css,
    wet: ground.mixed(frontier, (dark ? 0.26 : 0.17) * strength).css,
    goal: goal.css,
    font,
  });
  const tile = paper.mixed(ink, dark ? 0.13 : 0.075);
  return {
    plain: look(paper, ink, tile, 1),
    raised: look(paper, ink, dark ? paper.mixed(ink, 0.04) : paper, 1),
    faint: look(paper, paleOf({ muted, ink }), paper.mixed(line, 0.5), 0.25),
  };
}
