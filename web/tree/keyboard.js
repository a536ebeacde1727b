// Keys while the canvas has the focus. ArrowLeft and ArrowRight without Shift belong to the player.

const FACTOR = 1.4;

/**
 * @param {(name: string, act: (event: KeyboardEvent) => void) => void} listen  to the canvas
 * @param {{step: (to: string) => void, zoomBy: (factor: number) => void, fit: () => void}} on
 */
export function listenToKeys(listen, on) {
  listen("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const action = event.shiftKey && event.key.startsWith("Arrow") ? WITH_SHIFT[event.key] : KEYS[event.key];
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    action(on);
  });
}

const WITH_SHIFT = {
  ArrowLeft: (on) => on.step("left"),
  ArrowRight: (on) => on.step("right"),
};

const KEYS = {
  ArrowUp: (on) => on.step("parent"),
  ArrowDown: (on) => on.step("child"),
  "+": (on) => on.zoomBy(FACTOR),
  "=": (on) => on.zoomBy(FACTOR),
  "-": (on) => on.zoomBy(1 / FACTOR),
  "−": (on) => on.zoomBy(1 / FACTOR),
  0: (on) => on.fit(),
};

/** The row after a step to the parent, first child, or left or right sibling; the row itself if there is none. */
export function stepped(scene, row, to) {
  if (row >= scene.placed) return scene.parentOf(row);
  if (!scene.shows(row)) return scene.slots.rowOf[scene.slotFor(row)]; // from a hidden row to its visible ancestor
  const { slots } = scene;
  const slot = slots.slotOf[row];
  const alive = (s) => s >= 0 && s < slots.count && scene.status[slots.rowOf[s]] !== 0;
  let target = slot;
  if (to === "parent") target = slots.parent[slot];
  else if (to === "child") target = slots.childStart[slot] < slots.childStart[slot + 1] ? slots.childStart[slot] : -1;
  else {
    const beside = slot + (to === "left" ? -1 : 1);
    target = slots.parent[beside] === slots.parent[slot] ? beside : -1;
  }
  return alive(target) ? slots.rowOf[target] : row;
}
