// The colours of a scale: similar to viridis, each darker (on dark paper lighter) than the one before, so that their
// order is visible without hue; the faintest has a contrast of 3 : 1 to the paper. The style sheet has the same colours
// for the legend (style.css).

import { Colour } from "../../canvas/colour.js";

const LIGHT = ["#c87b00", "#c04f3e", "#a52f73", "#772390", "#17357f", "#0d0d3f"];
const DARK = ["#5566c8", "#3f87bd", "#2ba597", "#5fc06a", "#b2d53f", "#fff27a"];

const colour = (hex) => new Colour(...[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)));
const of = { light: LIGHT.map(colour), dark: DARK.map(colour) };

/** @returns {Colour[]} by index, from the smallest class of the largest scale to the largest */
export const paletteOf = ({ dark }) => (dark ? of.dark : of.light);
