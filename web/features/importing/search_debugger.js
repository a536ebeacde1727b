// Messages of a planner to the search debugger of the PDDL extension for VS Code, saved in a file: one message per
// line, or all in a JSON list. A message is the body of a request, or {"path", "body"}, with the path of the request.
//
// The planner posts to /state/initial, /state, /state/visitedOrWorse, /state/heuristic and /plan. It does not report
// expansions: a state counts as expanded when its first child is posted.
//
// Format: the extension's own reader, https://github.com/jan-dolejsi/vscode-pddl/blob/master/src/searchDebugger/MessageParser.ts

import { parsed } from "./json.js";

const FIRST = /^\s*\[?\s*\{[^\n]*\x22(?:path\x22\s*:\s*\x22\/(?:state|plan)|planHead\x22\s*:|earliestTime\x22\s*:)/;

/** @returns {boolean} whether a text begins like such a file */
export const isSearchDebugger = (beginning) => FIRST.test(beginning);

/**
 * @param {string} text
 * @returns {{events: any[], lineOf: (event: number) => number}} events like those of a Posthoc trace; lines from 1
 */
export function readSearchDebugger(text) {
  const messages = new Messages();
  if (text.trimStart().startsWith("[")) {
    const all = parsed(text, 1);
    for (const message of Array.isArray(all) ? all : []) messages.take(message, 0);
  } else {
    text.split("\n").forEach((line, at) => line.trim() && messages.take(parsed(line, at + 1), at + 1));
  }
  return { events: messages.events, lineOf: (event) => messages.lines[event] ?? 0 };
}

class Messages {
  events = [];
  lines = [];
  #waiting = new Set(); // ids of posted states without children so far

  take(message, line) {
    const body = message?.body ?? message;
    if (typeof body !== "object" || body === null) return this.#add(body, line);
    const { id, g, h } = body;
    const kind = message.path ?? pathOf(body);
    if (kind === "/state/initial") {
      this.#waiting.add(id);
      return this.#add({ type: "source", id, g, pId: null }, line);
    }
    if (kind === "/state/heuristic") return this.#add(h === undefined ? { type: "pruning", id } : { type: "generating", id, h }, line);
    if (kind === "/plan") return this.#add({ type: "goal", id }, line);
    if (kind !== "/state" && kind !== "/state/visitedOrWorse") return this.#add({ type: String(kind), id }, line);
    this.#expand(body.parentId, line);
    if (kind === "/state") this.#waiting.add(id);
    else this.#waiting.delete(id);
    const action = body.appliedAction?.actionName ?? "";
    return this.#add({ type: kind === "/state" ? "generating" : "pruning", id, pId: body.parentId, g, action }, line);
  }

  #expand(id, line) {
    if (this.#waiting.delete(id)) this.#add({ type: "expanding", id }, line);
  }

  #add(event, line) {
    this.events.push(event);
    this.lines.push(line);
  }
}

/** The path of a message's request, derived from its fields. */
function pathOf(body) {
  if ("h" in body || "helpfulActions" in body) return "/state/heuristic";
  return "parentId" in body ? "/state" : "/state/initial";
}
