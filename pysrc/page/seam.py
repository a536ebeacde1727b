"""Seam 2 from the page's side: the one JavaScript module that the page imports (web/seam.js)."""

from pyscript.context import js_modules

seam = js_modules.seam
