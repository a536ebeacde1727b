// Drag, wheel, pinch and double click. d3-zoom tells gestures from clicks and counts the fingers; as it knows one scale
// only, its factor and pointer are handed on, and its own transform is not used.

import { select } from "d3-selection";
import { zoom } from "d3-zoom";

const DOUBLE_CLICK = 2;

/**
 * @param {HTMLCanvasElement} canvas
 * @param {object} on
 * @param {(drags: boolean) => void} on.begin                      a gesture has begun; drags: with the content in hand
 * @param {(dx: number, dy: number) => void} on.pan                the content is dragged by so many pixels
 * @param {(factor: number, x: number, y: number, gliding: boolean) => void} on.zoom  around a point; gliding: may be eased
 */
export function listenToGestures(canvas, on) {
  let scale = 1;
  let fingers = 0;
  let at = [0, 0];
  const place = (source) => {
    const { left, top } = canvas.getBoundingClientRect();
    const points = source.touches?.length ? Array.from(source.touches) : [source];
    const mean = (name) => points.reduce((sum, point) => sum + point[name], 0) / points.length;
    fingers = points.length;
    return [mean("clientX") - left, mean("clientY") - top];
  };
  const behaviour = zoom()
    .scaleExtent([1e-12, 1e12])
    .clickDistance(4)
    .on("start", ({ sourceEvent, transform }) => {
      if (!sourceEvent) return;
      scale = transform.k;
      at = place(sourceEvent);
      on.begin(sourceEvent.type !== "wheel");
    })
    .on("zoom", ({ sourceEvent, transform }) => {
      if (!sourceEvent) return;
      const before = fingers;
      const [x, y] = place(sourceEvent);
      if (fingers === before && sourceEvent.type !== "wheel") on.pan(x - at[0], y - at[1]);
      at = [x, y];
      if (transform.k !== scale) on.zoom(transform.k / scale, x, y, sourceEvent.type === "wheel");
      scale = transform.k;
    });
  select(canvas)
    .call(behaviour)
    .on("dblclick.zoom", (event) => {
      event.preventDefault();
      const [x, y] = place(event.changedTouches?.[0] ?? event);
      on.begin(false);
      on.zoom(event.shiftKey ? 1 / DOUBLE_CLICK : DOUBLE_CLICK, x, y, true);
    });
  return () => select(canvas).on(".zoom", null);
}
