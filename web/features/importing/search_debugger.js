// What a planner tells the search debugger of the PDDL extension for VS Code, kept in a file: one message on each line,
// or all in a JSON list. A message is the body of a request, or {"path", "body"}, with the path of the request.
//
// The planner posts to /state/initial, /state, /state/visitedOrWorse, /state/heuristic and /plan. It does not say when it
// expands a state: a state is taken to be expanded when its first child is posted.
//
// Format: the extension's own reader, https://github.com/jan-dolejsi/vscode-pddl/blob/master/src/searchDebugger/MessageParser.ts

import { parsed } from "./json.js";

const FIRST = /^\s*\[?\s*\{[^\n]*\x22(?:path\x22\s*:\s*\x22\/(?:state|plan)|planHead\x22\s*:|earliestTime\x22\s*:)/;

/** @returns {boolean} whether a text begins as such a file */
export const isSearchDebugger = (beginning) => FIRST.test(beginning);

/**
 * @param {string} text
 * @returns {{events: any[], lineOf: (event: number) => number}} events as of a Posthoc trace; lines from 1
 */
export function readSearchDebugger(text) {
  const telling = new Telling();
  if (text.trimStart().startsWith("[")) {
    const all = parsed(text, 1);
    for (const message of Array.isArray(all) ? all : []) telling.take(message, 0);
  } else {
    text.split("\n").forEach((line, at) => line.trim() && telling.take(parsed(line, at + 1), at + 1));
  }
  return { events: telling.events, lineOf: (event) => telling.lines[event] ?? 0 };
}

class Telling {
  events = [];
  lines = [];
  #waiting = new Set(); // ids of states that were posted and have no child yet

  take(message, line) {
    const body = message?.body ?? message;
    if (typeof body !== "object" || body === null) return this.#tell(body, line);
    const { id, g, h } = body;
    const kind = message.path ?? pathOf(body);
    if (kind === "/state/initial") {
      this.#waiting.add(id);
      return this.#tell({ type: "source", id, g, pId: null }, line);
    }
    if (kind === "/state/heuristic") return this.#tell(h === undefined ? { type: "pruning", id } : { type: "generating", id, h }, line);
    if (kind === "/plan") return this.#tell({ type: "goal", id }, line);
    if (kind !== "/state" && kind !== "/state/visitedOrWorse") return this.#tell({ type: String(kind), id }, line);
    this.#expand(body.parentId, line);
    if (kind === "/state") this.#waiting.add(id);
    else this.#waiting.delete(id);
    const action = body.appliedAction?.actionName ?? "";
    return this.#tell({ type: kind === "/state" ? "generating" : "pruning", id, pId: body.parentId, g, action }, line);
  }

  #expand(id, line) {
    if (this.#waiting.delete(id)) this.#tell({ type: "expanding", id }, line);
  }

  #tell(event, line) {
    this.events.push(event);
    this.lines.push(line);
  }
}

/** To where a message was posted, told by what is in it. */
function pathOf(body) {
  if ("h" in body || "helpfulActions" in body) return "/state/heuristic";
  return "parentId" in body ? "/state" : "/state/initial";
}
