// Recognises a file by its beginning, because its name may be anything.

import { isOldForm } from "./old_form.js";
import { isRecord } from "./record.js";

// No two parts of a pattern may match the same letters: otherwise 60,000 repetitions of one letter would take hours.
const MAP = /^type[ \t]+\S+[ \t\r]*\n\s*(?:height|width)\s/;
const GRID = /^[.#1-9\s]+$/;
const DOT = /^\s*(?:(?:\/\/|#).*\n\s*)*(?:strict\s+)?(?:di)?graph\b[^:=]*\{/;
const GRAPHML = /^\s*<(?:\?xml[^>]*>\s*<)?(?:!--|!DOCTYPE|graphml\b)/;
const SCENARIOS = /^version[ \t]+[\d.]+[ \t\r]*(?:\n|$)/;
const PYTHON = /^(?:from \S+ import |import \w|def \w+\s*\(|class \w+.*:|@\w|\x22{3}|\x27{3}|#!.*python)/m;
const TABLE = /^row,iteration,limit,/;
const TRACE = /^version:[^\n]*\n(?:[^\n]*\n)*?events:/; // of Posthoc, as `to_posthoc` writes it

/** By names in the file. @type {[string, string[]][]} */
const OBJECTS = [
  ["lesson", ["stops"]],
  ["challenge", ["change", "solved"]],
  ["graph", ["edges"]],
];

/**
 * @param {string} beginning  of the text
 * @returns {"record"|"trace"|"lesson"|"challenge"|"graph"|"graphml"|"grid"|"scenarios"|"python"|"table"|"binary"|"empty"|"none"}
 */
export function kindOf(beginning) {
  if (beginning.trim() === "") return "empty";
  if (beginning.includes("\0")) return "binary";
  if (isRecord(beginning) || isOldForm(beginning)) return "record";
  if (/^\s*\{/.test(beginning)) {
    for (const [kind, names] of OBJECTS) {
      if (names.every((name) => new RegExp(`"${name}"\\s*:`).test(beginning))) return /** @type {any} */ (kind);
    }
  }
  if (TABLE.test(beginning)) return "table";
  if (MAP.test(beginning) || (GRID.test(beginning) && /[.#]/.test(beginning))) return "grid";
  if (DOT.test(beginning)) return "graph";
  if (GRAPHML.test(beginning)) return "graphml";
  if (SCENARIOS.test(beginning)) return "scenarios";
  if (PYTHON.test(beginning)) return "python";
  return TRACE.test(beginning) ? "trace" : "none";
}
