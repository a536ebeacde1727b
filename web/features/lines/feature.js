// Lines that are put in order: they are dragged here; what becomes of them, Python decides.

export { drags } from "./drag.js";

/** A seed for who brings none. */
export const anySeed = () => 1 + Math.floor(999 * Math.random());
