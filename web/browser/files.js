// Files that the page gives its reader.

/** Saves a text under this name. */
export function save(name, text) {
  const link = Object.assign(document.createElement("a"), { download: name });
  link.href = URL.createObjectURL(new Blob([text]));
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href)); // not before the browser has taken it
}
