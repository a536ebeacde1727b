// Lines that are put in order: they are dragged here; what becomes of them, Python decides.

export { drags } from "./drag.js";

export { anySeed } from "../../links/seeds.js";
