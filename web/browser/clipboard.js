// The clipboard. Browsers may refuse access: without permission, in a frame, or over plain HTTP.

/** @returns {Promise<boolean>} whether the text was copied */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
