// Lines that are put in order: they are dragged here; what becomes of them, Python decides.

export { default as python } from "part-files/lines";
export { drags } from "../lines/drag.js";
export const styled = true;

/** A seed for who brings none. */
export const anySeed = () => 1 + Math.floor(999 * Math.random());
