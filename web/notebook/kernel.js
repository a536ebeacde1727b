// A substitute for the solver's worker: finished records with the interface of pysrc/worker.py. Anything that needs a
// search is refused.

import { columnsOf, known } from "./around.js";
import { readColumns } from "../recording/packed_columns.js";

const REFUSED = JSON.stringify({ ok: false, errors: [] });
const NOTHING = { first_event: 0, kind: [] };
const DONE = JSON.stringify({ ok: true });

/** How much of a record the page has read. */
class Reading {
  /** @type {number} */ record;
  /** @type {{table: object}} */ answer;
  /** @type {number[]} */ starts;
  /** @type {number|undefined} */ iteration;
  part = 0; // the next one
  /** @type {Promise<any>} requests in order */
  latest = Promise.resolve();

  /** `iteration`: the only one to read, if given. */
  constructor(record, { answer, starts }, iteration) {
    Object.assign(this, { record, answer, starts, iteration });
  }

  /** The next columns; empty after the last part, which the page may request before it knows the end. */
  next() {
    const { record, iteration, starts } = this;
    const part = this.part++;
    const what = iteration === undefined ? { record, part } : { record, iteration };
    if (part >= (iteration === undefined ? starts.length : 1)) return (this.latest = this.latest.then(() => NOTHING));
    return (this.latest = this.latest.then(async () => readColumns(await columnsOf(what)).chunk));
  }
}

/** How many options a record shares with the wanted ones. */
function alike({ options }, wanted) {
  return Object.entries(wanted).filter(([name, value]) => String(options[name] ?? "") === String(value ?? "")).length;
}

/** The interface of a worker of the solver (web/worker/link.js). */
class Kernel {
  #readings = [];
  #opened = -1;
  started = Promise.resolve(true);
  flooded = new Promise(() => {});

  #functions = {
    started_from: async () => "kernel",
    open_run: async (options) => this.#open(JSON.parse(options)),
    advance: async (run) => ({ ...(await this.#readings[run].next()), failed: null, output: null }),
    replay: async (run, iteration) => this.#replay(this.#readings[run], iteration),
    catch_up: async (run, events) => this.#catchUp(run, events),
    close: async () => DONE,
  };

  ask(name, ...values) {
    return (this.#functions[name] ?? refused)(...values);
  }

  async #open(options) {
    const { records } = await known;
    const likeness = records.map(({ answer }, number) => alike(answer, options) - (this.#opened === number ? 0.5 : 0));
    const number = likeness.indexOf(Math.max(...likeness));
    this.#opened = number; // equally similar records take turns
    const run = this.#readings.push(new Reading(number, records[number])) - 1;
    return JSON.stringify({ ...records[number].answer, run });
  }

  /** Reads an iteration that the page has dropped from the kernel, which has the whole record. */
  #replay({ record, answer, starts }, iteration) {
    const run = this.#readings.push(new Reading(record, { answer, starts }, iteration)) - 1;
    return JSON.stringify({ ok: true, run, table: answer.table });
  }

  #catchUp(run, events) {
    const reading = this.#readings[run];
    reading.part = Math.max(0, reading.starts.indexOf(events));
    return JSON.stringify({ ok: true, there: true });
  }

  terminate() {}
}

const refused = async () => REFUSED;

/** As in web/worker/site.js. */
export const start = () => new Kernel();
