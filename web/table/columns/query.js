// A typed query for states, and the states that match it.

import { searchable } from "./states.js";

const SEPARATORS = /[\s,;/]+/;

/**
 * Matches part of a state: of its cells, if its face supports that, else of its line, ignoring case, spaces, commas and
 * brackets. A text that begins with another one matches only states that the other one matches.
 */
export class Query {
  /** @returns {Query|null} null for an empty query */
  static parse(text, states) {
    const trimmed = (text ?? "").trimStart();
    const words = trimmed.split(SEPARATORS).filter((word) => word !== "");
    return words.length === 0 ? null : new Query(trimmed, words, states);
  }

  constructor(text, words, states) {
    this.text = text;
    this.states = states;
    const matcher = states.face.matcher?.(text, words);
    this.matches = matcher ? cellMatcher(matcher, states) : lineMatcher(words.join(""), states);
  }
}

function lineMatcher(joined, states) {
  const wanted = searchable(joined);
  return (state) => states.searchText(state).includes(wanted);
}

/** @param {(cells: Uint8Array, from: number) => boolean} matcher */
function cellMatcher(matcher, states) {
  const { size, first } = states;
  return (state) => matcher(states.allCells, (state - first) * size);
}
