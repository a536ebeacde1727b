// Questions on the search, asked before a step. What they are made from is told here; Python chooses and words them.

export { alike, fact, happening, waiting } from "./facts.js";

export { anySeed } from "../../links/seeds.js";
