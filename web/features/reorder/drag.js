// Dragging lines from list to list. A mark shows the target place and depth, and the caller is notified of a drop.
// Mouse and pen can drag a line anywhere, a finger only at its handle, as it scrolls elsewhere.

const FAR = 6; // pixels before a press is a drag

/**
 * @param {HTMLElement} host  contains lists, `data-list` "program" or "pool", of items with `data-piece`
 * @param {(piece: number, at: number, depth: number) => void} onDrop  `at` −1: into the pool
 */
export function drags(host, onDrop) {
  /** @type {null | {button: HTMLElement, x: number, y: number, dx: number, dy: number, ghost?: HTMLElement}} */
  let drag = null; // dx, dy: from the line's corner to the pointer
  const mark = Object.assign(document.createElement("li"), { className: "lines-mark" });
  mark.setAttribute("aria-hidden", "true");

  host.addEventListener("pointerdown", (event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    const button = /** @type {HTMLElement | null} */ (target.closest("[data-piece]"));
    if (!button || event.button || button.closest(".is-head")) return;
    if (event.pointerType === "touch" && !target.closest(".lines-handle")) return;
    const { left, top } = button.getBoundingClientRect();
    drag = { button, x: event.clientX, y: event.clientY, dx: event.clientX - left, dy: event.clientY - top };
  });
  addEventListener("pointermove", (event) => {
    if (!drag) return;
    if (!drag.ghost) {
      if (Math.hypot(event.clientX - drag.x, event.clientY - drag.y) < FAR) return;
      lift(drag);
    }
    const { style } = /** @type {HTMLElement} */ (drag.ghost);
    style.left = `${event.clientX - drag.dx}px`;
    style.top = `${event.clientY - drag.dy}px`;
    show(event);
  });
  addEventListener("pointerup", (event) => {
    if (!drag?.ghost) return void (drag = null);
    const place = placeAt(event);
    const piece = Number(drag.button.dataset.piece);
    end();
    swallowClick();
    if (place) onDrop(piece, place.at, place.depth);
  });
  addEventListener("pointercancel", end);

  function lift(line) {
    line.ghost = /** @type {HTMLElement} */ (line.button.cloneNode(true));
    line.ghost.classList.add("lines-ghost");
    host.append(line.ghost);
    line.button.classList.add("is-lifted");
  }

  function end() {
    drag?.ghost?.remove();
    drag?.button.classList.remove("is-lifted");
    mark.remove();
    drag = null;
  }

  /** Shows the mark in the program; the pool has its own order and no mark. */
  function show(event) {
    const place = placeAt(event);
    if (!place || place.at < 0) return mark.remove();
    const { items } = place;
    mark.style.setProperty("--depth", String(place.depth));
    if (place.at < items.length) items[place.at].before(mark);
    else items.at(-1)?.after(mark);
  }

  /** @returns {null | {at: number, depth: number, items: Element[]}} */
  function placeAt({ clientX, clientY }) {
    const list = document.elementsFromPoint(clientX, clientY).map((each) => side(each)).find(Boolean);
    if (!list) return null;
    const items = [...list.children].filter((item) => item !== mark);
    if (/** @type {HTMLElement} */ (list).dataset.list === "pool") return { at: -1, depth: 0, items };
    const boxes = items.map((item) => item.getBoundingClientRect());
    const found = boxes.findIndex(({ top, height }) => clientY < top + height / 2);
    const level = parseFloat(getComputedStyle(list).getPropertyValue("--level")); // pixels
    const left = clientX - (drag?.dx ?? 0) - boxes[0].left; // of the line itself
    const depth = Math.max(1, Math.round(left / level));
    return { at: found < 0 ? items.length : found, depth, items };
  }

  /** The list on the side of an element. */
  const side = (element) =>
    host.contains(element) && element !== host ? element.closest("section")?.querySelector("[data-list]") : null;

  /** Suppresses the click after a drag. */
  function swallowClick() {
    const stop = (event) => {
      event.stopPropagation();
      event.preventDefault();
    };
    addEventListener("click", stop, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", stop, { capture: true }));
  }
}
