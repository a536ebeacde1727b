// The drawing of a tree from frame to frame: connects table, layout, camera, painters and input. The picture is a
// function of the table, the time and the camera; there is no history.

import { Drawing } from "../canvas/drawing.js";
import { Fade } from "../canvas/fade.js";
import { widthOf } from "../canvas/text.js";
import { Camera } from "./camera/camera.js";
import { partsInView } from "./camera/in_view.js";
import { Steering } from "./camera/steering.js";
import { Input } from "./input.js";
import { holdsCards } from "./layout/card_size.js";
import { Painter } from "./paint/painter.js";
import { Scene } from "./scene.js";
import { LOOK_COUNT, LOOKS } from "../canvas/status_styles.js";
import { STATUS } from "../table/codes.js";

/** @param {import("./scene.js").Scene} scene  as painted @param {Camera} camera @returns {string} their names, separated by spaces */
function signsIn(scene, { kx, dy }) {
  const { slots, slotStatus, status, folding, focus, solution, solved, table, placement, base, t, crowded } = scene;
  if (!table) return "";
  const met = new Uint8Array(LOOK_COUNT);
  for (let slot = 0; slot < slots.count; slot++) met[slotStatus[slot]] = 1;
  for (const row of folding.hung.keys()) for (const { rows } of folding.hangingAt(row)) for (const dead of rows) met[status[dead]] = 1;
  const hasCalls = table.forgets || table.at(t).calls !== null; // then those that are still expanded are open
  const names = LOOKS.flatMap(({ name }, look) => (met[look] ? [hasCalls && look === STATUS.EXPANDED ? "open" : name] : []));
  if (focus >= 0 && !solved) names.unshift("now"); // then the ring is on a state of the solution
  if (solution.forward.length + solution.backward.length > 1) names.push(solved ? "path" : "so-far");
  if (placement.form === "tidy" && holdsCards(scene.shape, kx, dy) && scene.shows(scene.next)) names.push("next");
  if (table.at(t).limits.size > 0) names.push("limit");
  if (table.traits.reverses && placement.form === "tidy") names.push("goal-side");
  const isBackedUp = (row, slot) => slot < slots.count && slotStatus[slot] > 0 && table.renews(base + row) >= 0;
  if (table.forgets && !crowded && slots.rowOf.some(isBackedUp)) names.push("backed-up");
  if (placement.form === "icicle") names.push("bars");
  return [...new Set(names)].join(" ");
}

const SETTLED = 300; // milliseconds after a picture, in which the page around it changes
const EASING = 65; // milliseconds in which a move covers 63 % of its way

export class TreeDrawing extends Drawing {
  /**
   * @param {HTMLElement} element  filled by the canvas
   * @param {string} label
   * @param {string|undefined} role
   * @param {{still: () => boolean, onCamera: (camera: {follows: boolean, fits: boolean}) => void, onZoom?: () => void,
   *   onVisible?: (parts: string, more: number, bands: number[][]) => void}} host  `still`: no animation; otherwise as Options in view.js
   */
  constructor(element, label, role, { still, onCamera, onZoom, onVisible }) {
    super(element, label, role);
    this.still = still;
    this.onVisible = onVisible;
    this.visible = null; // the value last reported
    this.again = 0; // the timer of another report
    /** @type {((signs: string) => void)|null} */
    this.onSigns = null;
    this.signs = ""; // the value last reported
    this.scene = new Scene();
    const { context } = this.surface;
    const widthAt = (text, bold, size) => {
      const font = `${bold ? 650 : 500} ${size}px ${this.scene.theme.font}`;
      return (16 * widthOf(context, text, font)) / size;
    };
    this.scene.textWidth = (text, bold) => {
      const { least } = this.scene.shape; // small letters may be rounded up to whole pixels
      return Math.max(widthAt(text, bold, least), widthAt(text, bold, 16));
    };
    this.scene.setTheme(this.theme);
    this.camera = new Camera();
    this.fade = new Fade();
    this.painter = new Painter();
    const changed = () => this.frames.request();
    this.steering = new Steering(this.scene, this.camera, { still, onCamera, onZoom, changed });
    this.input = new Input(this.surface.canvas, this.scene, this.steering, { choose: (row) => this.choose(row), changed });
    /** Whether times change too fast for animating nodes. */
    this.quick = false;
  }

  /** Selects a node. @param {number} _local  its row in the current iteration; -1: none */
  choose(_local) {}

  /** Whether there is time to move the camera softly and to ask what lies on the tree: not while a large one moves fast. */
  get smooth() {
    return !(this.quick && this.scene.crowded);
  }

  /** @override */
  setTheme(theme) {
    this.scene.setTheme(theme);
    this.steering.remeasured();
    this.frames.request();
  }

  /** @override */
  resized() {
    this.refreshTheme(); // the page's font size depends on the window
    this.steering.resized(this.surface.width, this.surface.height);
    this.steering.host.onZoom?.();
  }

  /** Takes over a new layout: nodes move to their places, and one form fades into the other. */
  adopt(fresh, gliding) {
    const { scene, steering, fade, surface } = this;
    const isFirst = scene.placed === 0;
    const other = scene.placed > 0 && scene.placement.form !== scene.planner.placement.form;
    if (other && !fresh && !this.still()) fade.begin(surface.canvas);
    steering.adopt(fresh, gliding && !this.still());
    if (isFirst) steering.host.onZoom?.(); // it has a scale now
  }

  /** @override */
  destroy() {
    clearTimeout(this.again);
    super.destroy();
  }

  /** @override */
  paint() {
    this.painter.paint(this.surface, this.scene, this.camera);
    if (this.smooth && !this.camera.moving && !this.scene.motion.active) this.#reportVisible();
    clearTimeout(this.again);
    this.again = setTimeout(() => this.#reportVisible(), SETTLED); // what lay on the tree may have gone
    this.fade.paint(this.surface.context);
    if (this.onSigns !== null) this.#reportSigns();
  }

  #reportVisible() {
    if (!this.onVisible) return;
    const { canvas } = this.surface;
    const parts = this.scene.table ? partsInView(this.scene, this.camera, coveredOn(canvas)) : "";
    const { total, more, bands } = this.scene.folding;
    const told = Array.from(bands, ([row, { rows }]) => [rows, more.get(row)]);
    const others = told.reduce((rest, [, nodes]) => rest - nodes, total);
    const visible = `${parts}+${others}+${told}`;
    if (visible === this.visible) return;
    this.visible = visible;
    this.onVisible(parts, others, told);
  }

  #reportSigns() {
    const signs = signsIn(this.scene, this.camera);
    if (signs === this.signs) return;
    this.signs = signs;
    this.onSigns?.(signs);
  }

  /** Advances the animation of nodes, camera and fade. @override */
  advance(elapsed) {
    const { scene, camera, frames, fade } = this;
    if (!scene.table || camera.width === 0) return false;
    const share = 1 - Math.exp(-elapsed / EASING);
    if (scene.motion.active || camera.moving || fade.active) frames.changed = true;
    fade.advance(elapsed);
    if (scene.motion.active) scene.advance(share, camera.kx, camera.dy);
    if (camera.moving) camera.approach(share);
    if (frames.changed) this.input.hover();
    return scene.motion.active || camera.moving || fade.active;
  }

  /** Continues a large layout. @override */
  work(deadline) {
    const { planner } = this.scene;
    if (planner.work(performance.now(), deadline)) {
      this.adopt(false, false);
      this.steering.guide(this.smooth);
      this.frames.request();
    }
    return planner.pending;
  }
}

/** Whether something else on the page lies on a box of the canvas: at a corner or in the middle of it. */
function coveredOn(canvas) {
  const { left, top } = canvas.getBoundingClientRect();
  const shadows = canvas.getRootNode();
  const seen = (x, y) => shadows.elementFromPoint(left + x, top + y) === canvas;
  return (box) => {
    const [west, east] = [Math.max(1, box.left + 2), Math.min(canvas.clientWidth - 1, box.right - 2)];
    const [north, south] = [Math.max(1, box.top + 2), Math.min(canvas.clientHeight - 1, box.bottom - 2)];
    const corners = [[west, north], [east, north], [west, south], [east, south], [(west + east) / 2, (north + south) / 2]];
    return !corners.every(([x, y]) => seen(x, y));
  };
}
