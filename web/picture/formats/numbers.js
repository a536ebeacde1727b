// Numbers in files: short, and the same for the same picture.

/** At most two decimals, none that are not needed. */
export function brief(value) {
  const text = (Math.round(value * 100) / 100).toString();
  return text === "-0" ? "0" : text;
}
