// Where the solver's files lie, and how its modules come into a fresh Python. The build puts the names in: each holds
// the digest of what is in the file, so no cache can mix two builds.

/* global SOLVER_ARCHIVE, SOLVER_SNAPSHOT, SNAPSHOT_SHIPPED */

const beside = (name) => new URL(name, import.meta.url).href;

export const PYODIDE = beside("../vendor/pyodide/");
export const ARCHIVE = beside(SOLVER_ARCHIVE);
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

/** Lays the solver's source files where Python looks for them, in the folder where it stands. */
export function unpack(pyodide, archive) {
  pyodide.unpackArchive(archive, "zip");
}
