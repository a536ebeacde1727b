// Drag, wheel, pinch and double click. d3-zoom separates gestures from clicks and counts the fingers. It knows only one
// scale, so its factor and pointer are passed on, and its own transform is not used.

import { select } from "d3-selection";
import { zoom } from "d3-zoom";

const DOUBLE_CLICK = 2;
const STILL_A_CLICK = 4; // pixels that the pointer may move in a click

/** On a page that scrolls, one finger scrolls the page; two move the drawing. */
const isSwipe = ({ touches, view }) => {
  const page = view?.document.scrollingElement;
  return touches?.length === 1 && page && page.scrollHeight > view.innerHeight + STILL_A_CLICK;
};

/**
 * @param {HTMLCanvasElement} canvas
 * @param {object} on
 * @param {() => void} on.grab  a drag begins, before the first pan
 * @param {(dx: number, dy: number) => void} on.pan  dragged by so many pixels
 * @param {(factor: number, x: number, y: number, glides: boolean) => void} on.zoom  around a point; `glides`: eased
 * @returns {() => void} removes the listeners
 */
export function listenToGestures(canvas, on) {
  let scale = 1;
  let fingers = 0;
  let at = [0, 0];
  let grabbed = false;
  /** @returns {[number, number]} the midpoint of the fingers */
  const place = (source) => {
    const { left, top } = canvas.getBoundingClientRect();
    const points = source.touches?.length ? Array.from(source.touches) : [source];
    const mean = (name) => points.reduce((sum, point) => sum + point[name], 0) / points.length;
    fingers = points.length;
    return [mean("clientX") - left, mean("clientY") - top];
  };
  const pan = ([x, y]) => {
    if (!grabbed && Math.hypot(x - at[0], y - at[1]) < STILL_A_CLICK) return;
    if (!grabbed) on.grab();
    grabbed = true;
    on.pan(x - at[0], y - at[1]);
    at = [x, y];
  };
  const behaviour = zoom()
    .filter((event) => !event.button && !isSwipe(event))
    .scaleExtent([1e-12, 1e12])
    .clickDistance(STILL_A_CLICK)
    .on("start", ({ sourceEvent, transform }) => {
      if (!sourceEvent) return;
      scale = transform.k;
      at = place(sourceEvent);
      grabbed = false;
    })
    .on("zoom", ({ sourceEvent, transform }) => {
      if (!sourceEvent) return;
      const before = fingers;
      const now = place(sourceEvent);
      if (fingers !== before) at = now;
      else if (sourceEvent.type !== "wheel") pan(now);
      if (transform.k !== scale) on.zoom(transform.k / scale, now[0], now[1], sourceEvent.type === "wheel");
      scale = transform.k;
    });
  select(canvas)
    .call(behaviour)
    .on("dblclick.zoom", (event) => {
      event.preventDefault();
      const [x, y] = place(event.changedTouches?.[0] ?? event);
      on.zoom(event.shiftKey ? 1 / DOUBLE_CLICK : DOUBLE_CLICK, x, y, true);
    });
  return () => select(canvas).on(".zoom", null);
}
