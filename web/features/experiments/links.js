// The search that a row is of: as the options of a search, and as a link to it.

/** @param {import("./rows.js").Row} row @returns {Record<string, string>} */
export function optionsOf({ problem, start, algorithm, heuristic, options }) {
  // what is not here is as by default
  const given = options === "" ? [] : options.split("&").map((part) => part.split("="));
  const named = given.map(([name, ...value]) => [name.replaceAll("-", "_"), decodeURIComponent(value.join("="))]);
  return { problem, ...Object.fromEntries(named), start, algorithm, ...(heuristic !== null && { heuristic }) };
}

/** For who opens it in a window of its own. */
export function linkOf(row) {
  const parts = Object.entries(optionsOf(row)).map(([name, value]) => `${name.replaceAll("_", "-")}=${escaped(value)}`);
  return `#${parts.join("&")}`;
}

const escaped = (text) => encodeURIComponent(text).replaceAll("%2C", ",");
