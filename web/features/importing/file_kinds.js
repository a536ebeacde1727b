// Recognises a file by its beginning, because its name may be anything.

import { isOldForm } from "./old_form.js";
import { isRecord } from "./record.js";

// No two parts of a pattern may match the same letters: otherwise 60,000 repetitions of one letter would take hours.
const MAP = /^type[ \t]+\S+[ \t\r]*\n\s*(?:height|width)\s/;
const GRID = /^[.#1-9\s]+$/;
const DOT = /^\s*(?:(?:\/\/|#).*\n\s*)*(?:strict\s+)?(?:di)?graph\b[^:=]*\{/;
const XML = /^\s*<(?:\?xml[^>]*>\s*<)?(?:!--|!DOCTYPE|graphml\b|gexf\b)/;
const GML = /^(?:[^\n]*\n){0,20}?\s*graph\s*\[/i;
const PAJEK = /^\s*(?:%[^\n]*\n\s*)*\*(?:network|vertices)\b/i;
const NODES = /"nodes"\s*:\s*\[|"elements"\s*:\s*\{|"adjacency"\s*:\s*\[/; // of networkx, d3 and Cytoscape
const TYPED = /^\s*(?:"[^"\n]+"|[^\s,;>"{}[\]<#%*/-]+)[^\S\n]*(?:->|-|>)[^\S\n]*(?:"[^"\n]+"|[^\s,;>"-]+)(?:[^\S\n]+[\d.]+)?[^\S\n]*(?:[,;\n]|$)/;
const SCENARIOS = /^version[ \t]+[\d.]+[ \t\r]*(?:\n|$)/;
const PYTHON = /^(?:from \S+ import |import \w|def \w+\s*\(|class \w+.*:|@\w|\x22{3}|\x27{3}|#!.*python)/m;
const TABLE = /^row,iteration,limit,/;
const TRACE = /^version:[^\n]*\n(?:[^\n]*\n)*?events:/; // of Posthoc, as `to_posthoc` writes it

/** By names in the file. @type {[string, string[]][]} */
const OBJECTS = [
  ["lesson", ["stops"]],
  ["challenge", ["change", "solved"]],
];

/**
 * @param {string} beginning  of the text
 * @returns {"record"|"trace"|"lesson"|"challenge"|"graph"|"network"|"grid"|"scenarios"|"python"|"table"|"binary"|"empty"|"none"}
 */
export function kindOf(beginning) {
  if (beginning.trim() === "") return "empty";
  if (beginning.includes("\0")) return "binary";
  if (isRecord(beginning) || isOldForm(beginning)) return "record";
  if (/^\s*\{/.test(beginning)) {
    for (const [kind, names] of OBJECTS) {
      if (names.every((name) => new RegExp(`"${name}"\\s*:`).test(beginning))) return /** @type {any} */ (kind);
    }
    if (NODES.test(beginning)) return "network";
    if (/"edges"\s*:/.test(beginning)) return "graph";
  }
  if (TABLE.test(beginning)) return "table";
  if (MAP.test(beginning) || (GRID.test(beginning) && /[.#]/.test(beginning))) return "grid";
  if ([DOT, XML, PAJEK, GML].some((pattern) => pattern.test(beginning))) return "network";
  if (SCENARIOS.test(beginning)) return "scenarios";
  if (PYTHON.test(beginning)) return "python";
  if (TRACE.test(beginning)) return "trace";
  if (TYPED.test(beginning)) return "graph";
  return isEdgeList(beginning) ? "network" : "none";
}

/** Whether each line names two nodes, with a number behind them or nothing; or has what a header says. */
function isEdgeList(beginning) {
  const lines = beginning.split("\n").map((line) => line.trim());
  const rows = lines.filter((line) => line && !/^(?:#|%|\/\/)/.test(line)).slice(0, 20);
  if (rows.length === 0 || /^\S+\s+\S+\s+\{.*\}$/.test(rows[0])) return rows.length > 0;
  const sign = ["\t", ";", ","].find((each) => rows[0].includes(each)) ?? /\s+/;
  const cells = rows.map((row) => row.split(sign).map((cell) => cell.trim()));
  const header = cells[0].map((cell) => cell.toLowerCase());
  if (/source|from/.test(header[0]) && /target|to/.test(header[1])) return true;
  const isEdge = (row) => row.length === 2 || (row.length > 2 && row[2] !== "" && !Number.isNaN(Number(row[2])));
  return (cells.length > 1 || cells[0].length > 2) && cells.every(isEdge);
}
