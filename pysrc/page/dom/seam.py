"""What the page imports of JavaScript: boundary 2 (web/seam.js), and what makes workers (web/worker/site.js)."""

from pyscript.context import js_modules

seam = js_modules.seam
start_worker = js_modules.solver.start
