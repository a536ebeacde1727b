// Numbers in files: short and reproducible.

/** At most two decimals. */
export function brief(value) {
  const text = (Math.round(value * 100) / 100).toString();
  return text === "-0" ? "0" : text;
}
