// Numbers and names in little room.

/** At most two decimals, none where there are none. */
export function numberText(value) {
  if (Number.isInteger(value)) return String(value);
  if (value === Infinity) return "∞";
  return Number.isNaN(value) ? "" : String(Math.round(value * 100) / 100);
}

const widths = new Map();

/** The width of a text in the context's font; measured once. */
export function widthOf(context, text) {
  const key = context.font + text;
  let width = widths.get(key);
  if (width === undefined) {
    if (widths.size > 4000) widths.clear();
    width = context.measureText(text).width;
    widths.set(key, width);
  }
  return width;
}

/** The text, or as much of it as `room` pixels hold, with an ellipsis; "" if that is not even `least` letters. */
export function fitted(context, text, room, least = 1) {
  if (widthOf(context, text) <= room) return text;
  for (let length = text.length - 1; length >= least; length--) {
    const shorter = `${text.slice(0, length).trimEnd()}…`;
    if (widthOf(context, shorter) <= room) return shorter;
  }
  return "";
}
