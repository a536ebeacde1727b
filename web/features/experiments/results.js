// The rows of an experiment and all views of them; refreshed a few times a second while rows arrive.

import { watchTheme } from "../../canvas/theme_changes.js";
import { numbersOf, sentence } from "../../text/words.js";
import { DepthsChart, PairsChart } from "./charts.js";
import { csvOfRows, jsonOfRows } from "./files.js";
import { optionsOf } from "./links.js";
import { Rows } from "./rows.js";
import { Summary } from "./summary.js";
import { RowsTable } from "./table.js";

const PAUSE = 300; // milliseconds between two updates while rows arrive, at least …
const SHARE = 8; // … and so many times the duration of the last update

export class Results {
  rows = new Rows();
  measure = "generated";
  /** @type {[number, number]} */
  pair = [0, 1];
  #number = 0; // of the experiment: late rows of another one are dropped
  #waiting = 0;
  #pause = PAUSE;
  #view = "rows";

  /**
   * @param {Record<string, HTMLElement>} hosts  by view: "rows", "summary" (a table), "depths" and "pairs" (figures)
   * @param {any} words  see table.js and charts.js
   * @param {(element: HTMLElement, chart: any, words: any, write: any, onGo: (place: number) => void) => any} createFigure
   * @param {(options: any[]) => void} onOpen  one search, or two to compare
   * @param {() => void} onShown  called after the rows have been shown
   */
  constructor(hosts, words, createFigure, onOpen, onShown) {
    this.write = numbersOf(document.documentElement.lang);
    this.words = words;
    this.hosts = hosts;
    this.onOpen = onOpen;
    this.onShown = onShown;
    this.table = new RowsTable(hosts.rows, words, this.write, (at, beside) => this.#open(at, beside));
    this.summary = new Summary(/** @type {HTMLTableElement} */ (hosts.summary), this.write);
    this.charts = { depths: new DepthsChart(this), pairs: new PairsChart(this) };
    this.figures = {};
    for (const [name, chart] of Object.entries(this.charts)) {
      this.figures[name] = createFigure(hosts[name], chart, words[name], this.write, (place) => this.openPair(place));
      this.figures[name].log = true;
      new ResizeObserver(() => this.draw()).observe(this.figures[name].host);
    }
    watchTheme(document, () => this.draw());
  }

  get names() {
    return this.words.columns;
  }

  /** Starts a new experiment. */
  begin(number, words) {
    this.#number = number;
    this.rows = new Rows();
    this.pair = [0, 1];
    Object.assign(this.words, words);
    this.table.load(this.rows, this.words);
    for (const figure of Object.values(this.figures)) figure.load([], [""]);
    this.show();
  }

  /** Ends the experiment: rows that arrive later are dropped. */
  end() {
    this.#number = 0;
    this.show();
  }

  /** Adds the rows of an answer of the worker, and returns the rest for the page's Python. */
  take(number, answer) {
    const { rows, ...rest } = JSON.parse(answer);
    if (rows && number === this.#number) {
      this.rows.add(rows);
      const generated = rows.reduce((sum, row) => sum + (row.generated ?? 0), 0);
      const seconds = rows.reduce((sum, row) => sum + (row.seconds ?? 0), 0);
      Object.assign(rest, { generated, seconds });
      if (rows.length > 0 && !this.#waiting) this.#waiting = setTimeout(() => this.show(), this.#pause);
    }
    return rest;
  }

  /** The name of a variant: "A*, Manhattan distance (weight=2)". */
  nameOf(variant) {
    const { variants } = this.rows;
    const { algorithm, heuristic, options } = variants[variant] ?? { algorithm: "", heuristic: null, options: "" };
    const { values } = this.words;
    const of = (text, gaps) => sentence(text, String)(gaps);
    const [method, estimate] = [values.algorithm[algorithm] ?? algorithm, values.heuristic[heuristic] ?? heuristic];
    const named = heuristic === null ? method : of(this.words.variant, { algorithm: method, heuristic: estimate });
    const differs = (part) => variants.some((each) => !each.options.includes(part));
    const extra = options.split("&").filter((part) => part && differs(part));
    return extra.length > 0 ? of(this.words.variant_with, { variant: named, options: extra.join(", ") }) : named;
  }

  // -- showing -------------------------------------------------------------------------------------------------------

  /** @param {string} name  one of the hosts */
  view(name) {
    this.#view = name;
    this.show();
  }

  show() {
    clearTimeout(this.#waiting);
    this.#waiting = 0;
    const begun = performance.now();
    if (this.#view === "rows") this.table.refresh();
    else if (this.#view === "summary") this.unsolved = this.summary.show(this.rows, (variant) => this.nameOf(variant), this.names);
    else this.draw();
    this.onShown();
    this.#pause = Math.max(PAUSE, SHARE * (performance.now() - begun));
  }

  /** Draws the visible chart. */
  draw() {
    const figure = this.figures[this.#view];
    if (!figure || this.rows.all.length === 0) return;
    const { measures, of } = this.words;
    const title = (variant) => sentence(of, String)({ name: measures[this.measure], search: this.nameOf(variant) });
    if (this.#view === "pairs") Object.assign(figure.words, { axis: title(this.pair[0]), upright: title(this.pair[1]), placed: this.names.start, names: this.words.dots });
    else {
      const named = this.rows.variants.map((_, variant) => [`variant:${variant}`, this.nameOf(variant)]);
      const names = Object.fromEntries(named);
      Object.assign(figure.words, { axis: this.names.depth, upright: measures[this.measure], names });
    }
    if (figure.sides.length === 0) figure.load([this], [""]);
    figure.show();
    figure.tell();
  }

  // -- opening -------------------------------------------------------------------------------------------------------

  #open(at, beside) {
    const row = this.rows.all[at];
    const other = beside && this.rows.beside(at, this.#otherVariant(this.rows.variantOf[at]));
    this.onOpen((other ? [row, other] : [row]).map((each) => optionsOf(each)));
  }

  /** The variant that a search is compared with: the other one of the current pair, or its first. */
  #otherVariant(variant) {
    return this.pair[0] === variant ? this.pair[1] : this.pair[0];
  }

  /** Opens the pair with the largest difference (0), the second largest (1), … @returns {boolean} whether it exists */
  openPair(place) {
    const pair = this.charts.pairs.pairs()[place];
    if (pair) this.onOpen(pair.rows.map((each) => optionsOf(each)));
    return pair !== undefined;
  }

  text(kind) {
    return kind === "csv" ? csvOfRows(this.rows.all) : jsonOfRows(this.rows.all);
  }
}
