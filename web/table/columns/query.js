// A search query for states, as a person types it, and the states that it matches.

import { searchable } from "./states.js";

const SEPARATORS = /[\s,;/]+/;

/**
 * A part of the state: of its cells, where its face knows how these are searched, else of its line, in which letters'
 * case, blanks, commas and brackets do not count.
 * A text that begins with another one matches only states that the other one matches.
 */
export class Query {
  /** @returns {Query|null} null if nothing is asked */
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
