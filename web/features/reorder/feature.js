// Lines to put in order: dragging is implemented here, everything else in Python.

export { drags } from "./drag.js";

export { anySeed } from "../../links/seeds.js";
