// The page in one file: MicroPython with the page's modules, as on a host. Workers are made from data, because PyScript
// cannot make them in a local file.

import "./within.js";
import { runPage } from "./python.js";
import { start } from "./workers.js";

runPage(start).catch((error) => console.error(error));
