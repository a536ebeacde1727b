// A chart on a canvas: axes, scales and lines by uPlot; marks, bars and cells by paint.js.

import uPlot from "uplot";

import { paintBand, paintMarks, paintPlaces } from "./paint.js";
import { drawStill } from "./still.js";

const POINT = 2; // CSS pixels per point of a line, at least
const LEAST_LOG = 0.7; // start of a logarithmic axis: below 1, so that 1 is visible
const LOG = { distr: 3, log: 10 };

export class Plot {
  #plot = null;
  #made = ""; // the options of the plot; other options need a new one
  /** @type {any} */
  shown = null; // {kind, picture, look, axis, upright, write, theme, log}

  /** @param {HTMLElement} host @param {() => void} onDrawn  called after drawing, when positions are known */
  constructor(host, onDrawn) {
    this.host = host;
    this.onDrawn = onDrawn;
  }

  /** The number of points a line may have. */
  get points() {
    return Math.max(50, Math.floor(this.host.clientWidth / POINT));
  }

  /** The element over the drawing that takes the pointer; null before drawing. */
  get over() {
    return this.#plot?.over ?? null;
  }

  show(shown) {
    this.shown = shown;
    const size = { width: this.host.clientWidth, height: this.host.clientHeight };
    if (size.width < 40 || size.height < 40) return;
    const data = dataOf(shown);
    const { kind, log, theme, axis, upright } = shown;
    const made = [kind, log, axis, upright, theme.font, theme.unit, theme.ink.css, theme.paper.css, ...namesOf(shown)].join(" ");
    if (made !== this.#made) {
      this.destroy();
      this.#made = made;
      this.#plot = new uPlot({ ...size, ...this.#options() }, data, this.host);
      return;
    }
    if (size.width !== this.#plot.width || size.height !== this.#plot.height) this.#plot.setSize(size);
    this.#plot.setData(data);
  }

  /** Draws the chart on another context, in these colours. */
  drawOn(context, theme) {
    drawStill(context, this.#plot, { ...this.shown, theme });
  }

  /** Its size in CSS pixels. */
  get size() {
    return { width: this.#plot.width, height: this.#plot.height };
  }

  /** CSS pixels from the left of `over`, for a value on the axis. */
  left(value) {
    return this.#plot.valToPos(value, "x");
  }

  /** CSS pixels from the top of `over`, for a value on the other axis. */
  top(value) {
    return this.#plot.valToPos(value, "y");
  }

  /** The value on the axis at so many CSS pixels from the left of `over`. */
  value(left) {
    return this.#plot.posToVal(left, "x");
  }

  /** The box of the drawing in its canvas, in CSS pixels. */
  get box() {
    const { left, top, width, height } = this.#plot.bbox;
    const ratio = uPlot.pxRatio;
    return { left: left / ratio, top: top / ratio, width: width / ratio, height: height / ratio };
  }

  destroy() {
    this.#plot?.destroy();
    this.#plot = null;
    this.#made = "";
  }

  /** @returns {any} the options of uPlot */
  #options() {
    const { kind, log, theme, axis, upright } = this.shown;
    const unit = theme.unit;
    const look = {
      stroke: theme.muted.css,
      font: `${12.5 * unit}px ${theme.font}`,
      labelFont: `${12.5 * unit}px ${theme.font}`,
      grid: { stroke: theme.line.withAlpha(0.7), width: 1 },
      ticks: { stroke: theme.line.css, width: 1, size: 4 },
    };
    const { series, bands } = seriesOf(this.shown);
    return {
      legend: { show: false },
      cursor: { show: false },
      padding: [8 * unit, 24 * unit, 0, 0],
      scales: {
        x: { time: false, range: () => xRange(this.shown), ...(kind === "dots" && log && LOG) },
        y: { range: (_, low, high) => yRange(this.shown, low, high), ...(log && LOG) },
      },
      axes: [
        { ...look, size: 24 * unit, label: axis, labelSize: 20 * unit, labelGap: 0, space: 56 * unit, ...(kind === "bars" && this.#named()), ...(kind === "dots" && this.#counted()) },
        { ...look, ...(upright && { label: upright, labelSize: 20 * unit, labelGap: 0 }), size: (_, values) => widthOf(values, unit), ...this.#counted(), space: 30 * unit },
      ],
      series,
      bands,
      hooks: {
        drawClear: [(plot) => kind === "bars" && paintBand(plot, this.shown)],
        draw: [() => this.#plot && this.onDrawn()],
        ready: [() => queueMicrotask(() => this.#plot && this.onDrawn())],
        drawAxes: [(plot) => paintPlaces(plot, this.shown)],
        drawSeries: [(plot, number) => kind === "lines" && paintMarks(plot, this.shown, number)],
      },
    };
  }

  /** Numbers as on the page; on a logarithmic axis only powers of ten. */
  #counted() {
    return { values: (_, splits) => splits.map((each) => label(this.shown, each)) };
  }

  /** The names of bars, as many as fit. */
  #named() {
    return {
      grid: { show: false },
      splits: (plot) => {
        const names = this.shown.names;
        const room = Math.max(...names.map(({ length }) => length), 1) * 8 * this.shown.theme.unit + 10;
        const every = Math.max(1, Math.ceil((names.length * room) / (plot.bbox.width / uPlot.pxRatio)));
        return names.flatMap((_, at) => (at % every === 0 ? [at] : []));
      },
      values: (_, splits) => splits.map((at) => this.shown.names[at] ?? ""),
    };
  }
}

/** The names of uPlot's columns; for a mean, its minimum and maximum come first. */
function namesOf({ kind, picture }) {
  if (kind !== "lines") return [];
  return picture.lines.map(({ id, side, low }) => `${id}${side}${low ? "~" : ""}`);
}

/** @returns {any} columns for uPlot, with null for gaps; charts without lines only need values for the scales */
function dataOf(shown) {
  const { kind, picture } = shown;
  if (kind !== "lines") return [xRange(shown), yRange(shown, 0, 1)];
  const columns = picture.lines.flatMap(({ y, low, high }) => (low ? [low, high, y] : [y]));
  return [picture.x, ...columns.map((column) => Array.from(column, (value) => (Number.isNaN(value) ? null : value)))];
}

function seriesOf({ kind, picture, look, theme }) {
  /** @type {any[]} */
  const series = [{}];
  const bands = [];
  const unseen = { stroke: "transparent", width: 0, points: { show: false } };
  if (kind !== "lines") return { series: [{}, unseen], bands };
  for (const { id, side, low } of picture.lines) {
    const { colour, dash } = look(theme, id, side);
    if (low) {
      bands.push({ series: [series.length + 1, series.length], fill: colour.withAlpha(0.16) });
      series.push({ ...unseen }, { ...unseen });
    }
    series.push({ stroke: colour.css, width: 2 * theme.unit, dash: dash.map((each) => each * theme.unit), points: { show: false } });
  }
  return { series, bands };
}

function xRange({ kind, picture, log }) {
  if (kind === "lines") return [picture.first ?? 0, Math.max((picture.first ?? 0) + 1, picture.last)];
  if (kind === "bars") return [-0.6, Math.max(1, picture.groups[0]?.parts[0].counts.length ?? 1) - 0.4];
  return kind === "dots" ? dotRange(picture, log) : padded(picture.d);
}

const dotRange = ({ range }, log) => (log ? range : [0, range[1]]);

/** From 0, or below, to above the last bin, with room for its discs. */
function padded(bins) {
  if (bins.count === 0) return [0, 1];
  const [low, high] = [Math.min(0, bins.from(0)), bins.middle(bins.count - 1)];
  const room = 0.08 * (high - low) + bins.width / 2;
  return [low - room, high + room];
}

function yRange({ kind, picture, log }, low, high) {
  if (kind === "bars") return [log ? LEAST_LOG : 0, 1.06 * Math.max(1, mostOf(picture))];
  if (kind === "cells") return padded(picture.h);
  if (kind === "dots") return dotRange(picture, log);
  if (low === null || low === undefined) return [log ? LEAST_LOG : 0, 1];
  return [log ? (picture.least ?? LEAST_LOG) : Math.min(0, low), high > 0 ? 1.06 * high : 1];
}

const mostOf = ({ groups }) => {
  let most = 0;
  for (const { parts } of groups) {
    for (let at = 0; at < parts[0].counts.length; at++) {
      most = Math.max(most, parts.reduce((sum, { counts }) => sum + counts[at], 0));
    }
  }
  return most;
};

const label = ({ log, write }, value) => (value === null || (log && !/^1(e\+)?0*\d*$/.test(String(value))) ? "" : write(value));

const widthOf = (values, unit) => Math.ceil((14 + 7.4 * Math.max(1, ...(values ?? []).map(({ length }) => length))) * unit);
