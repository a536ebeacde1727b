"""The JavaScript that the page imports: boundary 2 (web/seam.js), and the maker of workers (web/worker/site.js)."""

from pyscript.context import js_modules

seam = js_modules.seam
start_worker = js_modules.solver.start
