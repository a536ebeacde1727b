// The script of the solver's worker on a host: Pyodide, and worker.py beside it.

import { loadPyodide, lock } from "../start/interpreter.js";
import { fetched } from "../start/place.js";
import { serve } from "./serve.js";

const source = fetched(new URL("./worker.py", import.meta.url).href).then((answer) => answer.text());
serve(loadPyodide({ stdout: console.log, stderr: console.error }), source, lock);
