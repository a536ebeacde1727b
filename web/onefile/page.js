// The page in one file: MicroPython with the page's modules, as on a host; workers are made as a file may, as PyScript's
// own way of making them does not go with a file.

import "./within.js";
import { runPage } from "./python.js";
import { start } from "./workers.js";

runPage(start).catch((error) => console.error(error));
