// Files that the page gives its reader.

/** Saves a text, or bytes, under this name. */
export function save(name, content) {
  const link = Object.assign(document.createElement("a"), { download: name });
  link.href = URL.createObjectURL(new Blob([content]));
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href)); // not before the browser has taken it
}
