// The columns of the events: what happened, to which row, and on which line of the algorithm it was said.

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

  /** The number behind the last event. */
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

  /** Nothing more will come: lets go what is held in reserve. */
  trim() {
    for (const column of [this.kind, this.node, this.line]) column.trim();
  }

  dropBefore(t) {
    this.kind.dropBefore(t);
    this.node.dropBefore(t);
    this.line.dropBefore(t);
  }
}
