// A Posthoc search trace as text: YAML or JSON. Line numbers are computed only for error messages.

import { load, loadAll } from "js-yaml";

import { DEEPEST, readJson, TooDeep } from "../../text/foreign.js";
import { Fault } from "./fault.js";
import { isSearchDebugger, readSearchDebugger } from "./search_debugger.js";

const MOST = 2 ** 27; // characters
const MOST_OF_YAML = 2 ** 26; // characters of text that is not line-wise JSON, which takes a hundred times as long
const OWN_LINE = /^\s*-\s*(\{.*\})\s*$/;
const EVENTS = /^(?:"?events"?|"?eventList"?)\s*:\s*$/m;

/** @returns {boolean} whether a text may be a trace: it declares a version, or has events */
export const isTrace = (beginning) =>
  /^[ \t]*(?:(?:---|\{)[ \t]*)*"?(?:version|views|render|pivot|path|events|eventList)"?[ \t]*:/m.test(beginning) &&
  /(?:^|[\s{,])"?(?:version|events|eventList)"?\s*:/.test(beginning);

/**
 * @param {import("./source.js").Source} source
 * @returns {Promise<{events: any[], lineOf: (event: number) => number}>} lines from 1
 */
export async function readTrace(source) {
  const text = await source.whole(MOST);
  if (isSearchDebugger(text)) return readSearchDebugger(text);
  const events = inLines(text) ?? eventsOf(parsed(text));
  if (!Array.isArray(events)) throw new Fault("no_events", {});
  return { events, lineOf: (event) => lineOf(text, event) };
}

/** Reads events written as one line of JSON each, which is common and a hundred times as fast as YAML. */
function inLines(text) {
  const found = EVENTS.exec(text);
  if (!found) return null;
  const events = [];
  for (const line of text.slice(found.index + found[0].length).split("\n")) {
    if (line.trim() === "") continue;
    const item = OWN_LINE.exec(line);
    if (!item) return null;
    try {
      events.push(readJson(item[1]));
    } catch (error) {
      if (error instanceof TooDeep) throw tooDeep();
      return null; // then it is YAML
    }
  }
  return events;
}

function parsed(text) {
  try {
    if (/^\s*\{/.test(text)) return readJson(text);
  } catch (error) {
    if (error instanceof TooDeep) throw tooDeep();
    // may be YAML, which also has braces
  }
  if (text.length > MOST_OF_YAML) throw new Fault("too_long", { most: MOST_OF_YAML });
  try {
    return load(text);
  } catch (error) {
    if (error instanceof RangeError) throw tooDeep(); // the parser recurses
    const several = documents(text);
    if (several) return several;
    const { mark, reason } = /** @type {any} */ (error);
    throw new Fault("yaml", { line: (mark?.line ?? 0) + 1, reason: String(reason ?? "") });
  }
}

/** Version 2 has its events in a separate document. */
function documents(text) {
  try {
    const all = loadAll(text);
    const events = all.findLast(Array.isArray);
    return all.length > 1 && events ? { events } : null;
  } catch {
    return null;
  }
}

const tooDeep = () => new Fault("deep", { line: 1, most: DEEPEST });

const eventsOf = (data) => data?.events ?? data?.eventList;

/** @returns {number} the line on which an event begins; 0 if unknown */
function lineOf(text, event) {
  if (/^\s*\{/.test(text)) return inBraces(text, text.indexOf("[", text.search(/"events"\s*:/)), event);
  const lines = text.split("\n");
  const begin = lines.findIndex((line) => /^\s*"?(?:events|eventList)"?\s*:/.test(line));
  const itemStart = /^(\s*)-(?:\s|$)/;
  const first = lines.findIndex((line, at) => at > begin && itemStart.test(line));
  if (begin < 0 || first < 0) return 0;
  const indent = itemStart.exec(lines[first])[1];
  let count = 0;
  for (let at = first; at < lines.length; at++) {
    if (itemStart.exec(lines[at])?.[1] === indent && count++ === event) return at + 1;
  }
  return 0;
}

/** The same in JSON, by counting braces outside strings. */
function inBraces(text, from, event) {
  let depth = 0;
  let count = 0;
  let line = text.slice(0, from).split("\n").length;
  let quoted = false;
  for (let at = from; at >= 0 && at < text.length; at++) {
    const sign = text[at];
    if (sign === "\n") line++;
    else if (quoted && sign === "\\") at++;
    else if (sign === '"') quoted = !quoted;
    else if (!quoted && sign === "{" && depth++ === 0 && count++ === event) return line;
    else if (!quoted && sign === "}") depth--;
  }
  return 0;
}
