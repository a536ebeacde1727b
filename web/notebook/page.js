// The page of a result in a notebook: the page's own Python and drawing, as in one file, and no solver. The records come
// from the notebook's kernel, by way of the page around this one (web/notebook/widget.js).

import "../onefile/within.js";
import { runPage } from "../onefile/python.js";
import { known } from "./around.js";
import { start } from "./kernel.js";

/** The search opens in this file's own address; problems that only the kernel has stand in the lists. */
async function prepare({ FS }) {
  const { catalog, link, theme } = await known;
  if (theme) document.documentElement.dataset.theme = theme;
  history.replaceState(null, "", `#${link}`);
  if (catalog) FS.writeFile("catalog.json", new TextEncoder().encode(catalog));
}

runPage(start, prepare).catch((error) => console.error(error));
