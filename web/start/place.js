// The addresses of the solver's files, and loading its modules into a fresh Python. The build adds the names, each with
// the digest of its file, so that no cache can mix two builds.

/* global PYODIDE_INFO, SOLVER_ARCHIVE, SOLVER_BUNDLES, SOLVER_SNAPSHOT, SNAPSHOT_SHIPPED */

const beside = (name) => new URL(name, import.meta.url).href;

export const PYODIDE = beside("../vendor/pyodide/");
export const ARCHIVE = beside(SOLVER_ARCHIVE);
/** Files fetched on first use: pairs of a name and an address. @type {[string, string][]} */
export const BUNDLES = Object.entries(SOLVER_BUNDLES).map(([name, file]) => [name, beside(file)]);
export const SNAPSHOT = beside(SOLVER_SNAPSHOT);
/** Whether the site has a snapshot; otherwise this browser makes and stores its own. */
export const SHIPPED = SNAPSHOT_SHIPPED;
/** The cache for the snapshot made by this browser. */
export const CACHE = "searchlight-snapshot";

/** @returns {Promise<Response>} @throws {Error} if there is no such file */
export async function fetched(url) {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer;
}

/** The solver's source files, path → text. */
export const sources = () => fetched(ARCHIVE).then((answer) => answer.json());

/** Writes the solver's source files into the working directory, where Python looks for them. */
export function layOut({ FS }, files) {
  for (const [path, text] of Object.entries(files)) {
    FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    FS.writeFile(path, text);
  }
}

/** Pyodide's package list; no packages are used here, only the version of Pyodide. */
export const LOCK = { info: PYODIDE_INFO, packages: {} };
