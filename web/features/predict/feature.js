// Questions about the search, asked before a step. Their data is computed here; Python chooses and words them.

export { alike, fact, happening, waiting } from "./facts.js";

export { anySeed } from "../../links/seeds.js";
