// Pointer and keys on a chart: a press selects a place, arrow keys move along.

const FAR = 0.1; // share of the chart: the step of a page key

/** The target of each key. */
const KEYS = {
  ArrowRight: (at) => at.next(1),
  ArrowLeft: (at) => at.next(-1),
  ArrowUp: (at) => at.next(1),
  ArrowDown: (at) => at.next(-1),
  PageUp: (at) => at.next(Math.ceil(FAR * at.span)),
  PageDown: (at) => at.next(-Math.ceil(FAR * at.span)),
  Home: (at) => at.first,
  End: (at) => at.last,
};

/**
 * @typedef {object} InteractiveChart  the interface of a chart
 * @property {() => {first: number, last: number, place: number}} range  all places, and the current one
 * @property {(clientX: number, clientY: number) => number} placeAt  NaN: none
 * @property {(place: number) => void} look  inspects a place
 * @property {(place: number) => void} go    moves the search to a place
 * @property {boolean} follows               whether inspecting also moves the search
 */

/** Makes a chart respond to pointer and keys. @param {HTMLElement} element @param {InteractiveChart} chart */
export function makeInteractive(element, chart) {
  let pressed = false;
  let last = NaN;
  const at = (event) => {
    const place = chart.placeAt(event.clientX, event.clientY);
    if (Number.isNaN(place)) return;
    chart.look(place);
    if (!pressed || place === last) return;
    last = place;
    chart.go(place);
  };
  element.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    pressed = true;
    last = NaN;
    if (event.pointerType === "mouse") element.setPointerCapture(event.pointerId);
    at(event);
  });
  element.addEventListener("pointermove", at);
  for (const end of ["pointerup", "pointercancel"]) element.addEventListener(end, () => (pressed = false));
  element.addEventListener("keydown", (event) => onKey(event, chart));
}

function onKey(event, chart) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { first, last, place } = chart.range();
  if (event.key === "Enter" && !chart.follows) chart.go(place);
  else if (event.key in KEYS) {
    const next = (by) => Math.max(first, Math.min(last, place + by));
    const target = KEYS[event.key]({ first, last, span: last - first, next });
    chart.look(target);
    if (chart.follows && target !== place) chart.go(target);
  } else return;
  event.preventDefault();
}
