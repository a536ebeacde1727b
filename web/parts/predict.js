// Questions on the search, asked before a step. What they are made from is told here; Python chooses and words them.

export { default as python } from "part-files/predict";
export { alike, fact, happening, waiting } from "../practice/facts.js";

/** It has a style sheet beside it. */
export const styled = true;

/** A seed for who brings none. */
export const anySeed = () => 1 + Math.floor(999 * Math.random());
