// The solver's worker in one file: Pyodide and the same Python as on a host, from the files that the page sends.

import { layReady } from "./sent.js";
import { loadPyodide, lock } from "site-solver";
import { serve } from "../worker/serve.js";

const source = layReady().then(() => fetch("./solver/worker.py")).then((answer) => answer.text());
serve(loadPyodide({ stdout: console.log, stderr: console.error }), source, lock);
