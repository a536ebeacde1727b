// The addresses of the solver's files, and the loading of its modules into a fresh Python. The build adds the names:
// each has the digest of its file, so that no cache can mix two builds.

/* global PYODIDE_INFO, SOLVER_ARCHIVE, SOLVER_BUNDLES, SOLVER_SNAPSHOT, SNAPSHOT_SHIPPED */

const beside = (name) => new URL(name, import.meta.url).href;

export const PYODIDE = beside("../vendor/pyodide/");
export const ARCHIVE = beside(SOLVER_ARCHIVE);
/** What is fetched when it is first asked for: pairs of a name and an address. @type {[string, string][]} */
export const BUNDLES = Object.entries(SOLVER_BUNDLES).map(([name, file]) => [name, beside(file)]);
export const SNAPSHOT = beside(SOLVER_SNAPSHOT);
/** Whether the site comes with a snapshot; otherwise this browser makes its own and keeps it. */
export const SHIPPED = SNAPSHOT_SHIPPED;
/** Where this browser keeps the snapshot that it has made. */
export const CACHE = "searchlight-snapshot";

/** @returns {Promise<Response>} @throws {Error} if there is no such file */
export async function fetched(url) {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer;
}

/** The solver's source files, path → text. */
export const sources = () => fetched(ARCHIVE).then((answer) => answer.json());

/** Lays the solver's source files where Python looks for them, in the folder where it stands. */
export function layOut({ FS }, files) {
  for (const [path, text] of Object.entries(files)) {
    FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    FS.writeFile(path, text);
  }
}

/** Pyodide's list of its packages, none of which is used here: only which Pyodide it belongs to. */
export const LOCK = { info: PYODIDE_INFO, packages: {} };
