// The page of a result in a notebook: the page's own Python and drawing, as in the one-file version, without a solver.
// The records come from the notebook's kernel, through the surrounding page (web/notebook/widget.js).

import "../onefile/within.js";
import { runPage } from "../onefile/python.js";
import { known } from "./around.js";
import { start } from "./kernel.js";

/** Opens the search at this file's own address; adds problems that only the kernel has. */
async function prepare({ FS }) {
  const { catalog, link, theme } = await known;
  if (theme) document.documentElement.dataset.theme = theme;
  history.replaceState(null, "", `#${link}`);
  if (catalog) FS.writeFile("catalog.json", new TextEncoder().encode(catalog));
}

runPage(start, prepare).catch((error) => console.error(error));
