// A line of a file as data; an error is a fault of that line.

import { DEEPEST, readJson, TooDeep } from "../../text/foreign.js";
import { Fault } from "./fault.js";

/** @throws {Fault} */
export function parsed(text, line) {
  try {
    return readJson(text);
  } catch (error) {
    throw error instanceof TooDeep ? new Fault("deep", { line, most: DEEPEST }) : new Fault("json", { line });
  }
}
