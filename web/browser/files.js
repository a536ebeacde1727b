// Saving files on the reader's computer.

/** Saves a string or bytes under this name. */
export function save(name, content) {
  const link = Object.assign(document.createElement("a"), { download: name });
  link.href = URL.createObjectURL(new Blob([content]));
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href)); // after the browser has read it
}
