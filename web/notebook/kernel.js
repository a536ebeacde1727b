// In the place of the solver's worker: finished records, in the words of pysrc/worker.py. Nothing is searched here; what
// would have to be is refused.

import { columnsOf, known } from "./around.js";
import { readColumns } from "../recording/packed_columns.js";

const REFUSED = JSON.stringify({ ok: false, errors: [] });
const NOTHING = { first_event: 0, kind: [] };
const DONE = JSON.stringify({ ok: true });

/** How far the page has a record. */
class Reading {
  /** @type {number} */ record;
  /** @type {{table: object}} */ answer;
  /** @type {number[]} */ starts;
  /** @type {number|undefined} */ iteration;
  part = 0; // the next one
  /** @type {Promise<any>} one after the other, as they were asked for */
  latest = Promise.resolve();

  /** `iteration`: the one that is read, if it is not all of them. */
  constructor(record, { answer, starts }, iteration) {
    Object.assign(this, { record, answer, starts, iteration });
  }

  /** The next columns; behind the last ones, which the page may ask for before it knows them, nothing. */
  next() {
    const { record, iteration, starts } = this;
    const part = this.part++;
    const what = iteration === undefined ? { record, part } : { record, iteration };
    if (part >= (iteration === undefined ? starts.length : 1)) return (this.latest = this.latest.then(() => NOTHING));
    return (this.latest = this.latest.then(async () => readColumns(await columnsOf(what)).chunk));
  }
}

/** Of two records the one that the options are of. */
function alike({ options }, wanted) {
  return Object.entries(wanted).filter(([name, value]) => String(options[name] ?? "") === String(value ?? "")).length;
}

/** As a worker of the solver (web/worker/link.js). */
class Kernel {
  #readings = [];
  #opened = -1;
  started = Promise.resolve(true);

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
    this.#opened = number; // two that are as like as each other come in turn
    const run = this.#readings.push(new Reading(number, records[number])) - 1;
    return JSON.stringify({ ...records[number].answer, run });
  }

  /** The record is whole in the kernel: an iteration that the page let go is had from there. */
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
