// Records written by `solve --out`, `Export` and the library (pysrc/searchlight/stream/lines.py): a head, a line for
// each block, an end.

import { Checker } from "./check.js";
import { Fault } from "./fault.js";
import { parsed } from "./json.js";

const FORMAT = "searchlight-record";
const VERSION = 1;
const HEAD_LINES = 100; // a record has six
const LONGEST_HEAD = 2 ** 22; // a large grid needs a quarter of them
const LARGEST = 4096; // cells of a state
const BLOCKS = '"blocks": [';

/** @returns {boolean} whether a text begins like a record */
export const isRecord = (beginning) => beginning.slice(0, 500).includes(`"${FORMAT}"`);

/** @typedef {{head: any, blocks: AsyncGenerator<{block: any, line: number}, any>}} Reading */

/**
 * @param {import("./source.js").Source} source
 * @returns {Promise<Reading>} the head, and the blocks, after which `blocks` returns the end
 */
export async function readRecord(source) {
  const lines = [];
  let length = 0;
  for (;;) {
    const line = await source.next(LONGEST_HEAD);
    if (line === null || lines.length > HEAD_LINES) throw new Fault("cut", { line: source.line });
    length += line.length;
    if (length > LONGEST_HEAD) throw new Fault("long_head", { most: LONGEST_HEAD });
    if (line.trim() === BLOCKS) break;
    if (line.includes(BLOCKS) || line.includes('"blocks":')) throw new Fault("laid_out", { line: source.line });
    lines.push(line);
  }
  const head = parsed(`${lines.join("\n").trimEnd().replace(/,$/, "")}}`, 1);
  if (head.format !== FORMAT) throw new Fault("no_record", {});
  if (head.version !== VERSION) throw new Fault("version", { version: String(head.version), accepted: VERSION });
  const shape = head.answer?.table?.states;
  const isSize = (count) => count === undefined || (Number.isInteger(count) && count > 0 && count <= LARGEST);
  if (typeof shape?.kind !== "string" || !isSize(shape.cells) || !isSize(shape.places)) {
    throw new Fault("head", { field: "answer.table.states" });
  }
  const { space } = head.answer;
  if (typeof space?.json === "string") parsed(space.json, 1); // nested JSON, read by the page's Python
  return { head, blocks: blocksOf(source) };
}

async function* blocksOf(source) {
  for (;;) {
    const text = await source.next();
    if (text === null) throw new Fault("cut", { line: source.line });
    const { line } = source;
    if (text.startsWith("]")) break;
    yield { block: parsed(text.replace(/,\s*$/, ""), line), line };
  }
  const text = await source.next();
  if (text === null) throw new Fault("cut", { line: source.line });
  return { last: parsed(`{${text}`, source.line), line: source.line };
}

/**
 * The checked chunks of a record, and its end, which is checked against them.
 * @param {Reading} reading
 * @returns {AsyncGenerator<any, {ending: any}>}
 */
export async function* chunksOfRecord({ head, blocks }) {
  const checker = new Checker(head.answer.table);
  let step = await blocks.next();
  while (!step.done) {
    yield checker.take(step.value.block, step.value.line);
    step = await blocks.next();
  }
  const { last, line } = step.value;
  if (last.nodes !== checker.rows || last.events !== checker.events || !checker.rows) {
    throw new Fault("totals", { line, nodes: checker.rows, events: checker.events });
  }
  return { ending: endingOf(last.ending, checker.rows, line) };
}

const OUTCOMES = ["solution", "failure", "cutoff", "budget", "value"];
const isCount = (value) => Number.isInteger(value) && value >= 0;

/** The ending of a search, as far as it is used. */
function endingOf(ending, rows, line) {
  if (typeof ending !== "object" || ending === null) throw new Fault("ending", { line });
  const { outcome, path = null, actions = null } = ending;
  const isPath = path === null || (Array.isArray(path) && path.every((row) => isCount(row) && row < rows));
  const fits = path === null || (Array.isArray(actions) && actions.length === path.length - 1);
  const solved = (outcome === "solution") === (path !== null) && path?.length !== 0;
  if (!OUTCOMES.includes(outcome) || !isPath || !fits || !solved) throw new Fault("ending", { line });
  if (path && typeof ending.cost !== "number") throw new Fault("ending", { line });
  for (const name of ["seconds", "budget", "effective_branching"]) {
    if (typeof (ending[name] ?? 0) !== "number") throw new Fault("ending", { line });
  }
  return { ...ending, seconds: ending.seconds ?? 0 };
}
