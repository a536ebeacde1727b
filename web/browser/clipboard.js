// The clipboard, which a browser may refuse: without a permission, in a frame, on plain http.

/** @returns {Promise<boolean>} whether the text is in the clipboard now */
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
