// The columns of the events: the kind, the row, and the line of the algorithm.

import { Column } from "./column.js";

export class Events {
  /** @param {number} firstEvent  time of the first event */
  constructor(firstEvent) {
    this.kind = new Column(Uint8Array, 0, firstEvent);
    this.node = new Column(Int32Array, 0, firstEvent);
    this.line = new Column(Int16Array, 0, firstEvent);
  }

  get first() {
    return this.kind.base;
  }

  /** The number after the last event. */
  get end() {
    return this.kind.end;
  }

  append(chunk) {
    this.kind.append(chunk.kind);
    this.node.append(chunk.node);
    this.line.append(chunk.line);
  }

  kindAt(t) {
    return this.kind.at(t);
  }

  nodeAt(t) {
    return this.node.at(t);
  }

  /** Frees reserves after the last event. */
  trim() {
    for (const column of [this.kind, this.node, this.line]) column.trim();
  }

  dropBefore(t) {
    this.kind.dropBefore(t);
    this.node.dropBefore(t);
    this.line.dropBefore(t);
  }
}
