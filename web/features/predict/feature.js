// Questions on the search, asked before a step. What they are made from is told here; Python chooses and words them.

export { alike, fact, happening, waiting } from "./facts.js";

/** A seed for who brings none. */
export const anySeed = () => 1 + Math.floor(999 * Math.random());
