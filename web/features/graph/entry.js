// One text field, which is placed over a name, a cost or an h value to edit it.

export class Entry {
  #request = null; // {what, values, next}: the current edit
  #back = null; // the element focused before

  constructor(host, report) {
    this.report = report;
    this.field = Object.assign(host.ownerDocument.createElement("input"), {
      type: "text", className: "graph-entry", hidden: true, autocomplete: "off", spellcheck: false,
    }); // prettier-ignore
    host.append(this.field);
    this.field.addEventListener("keydown", (event) => this.#key(event));
    this.field.addEventListener("blur", () => this.#end(true));
  }

  /**
   * Edits a value. @param {DOMRect} box  of the old value @param {string} label
   * @param {string} what  reported after editing, with `values` and the text
   * @param {((back: boolean) => void)|null} next  edits the value after or before this one, for the Tab key
   */
  open(box, label, text, what, values, next = null) {
    const { field } = this;
    const base = field.parentElement.getBoundingClientRect();
    this.#back = field.ownerDocument.activeElement;
    field.setAttribute("aria-label", label);
    field.value = text;
    field.hidden = false;
    field.style.width = `${Math.max(4, text.length) + 2}ch`;
    const left = box.left + box.width / 2 - base.left - field.offsetWidth / 2;
    field.style.left = `${Math.max(0, Math.min(base.width - field.offsetWidth, left))}px`;
    field.style.top = `${Math.max(0, box.top + box.height / 2 - base.top - field.offsetHeight / 2)}px`;
    this.#request = { what, values, next };
    field.select();
    field.focus();
  }

  #key(event) {
    event.stopPropagation(); // the page's keys step the search
    const { next } = this.#request;
    if (event.key === "Enter") this.#end(true);
    else if (event.key === "Escape") this.#end(false);
    else if (event.key === "Tab" && next) {
      this.#end(true);
      next(event.shiftKey);
    } else return;
    event.preventDefault();
  }

  #end(isKept) {
    const request = this.#request;
    if (!request) return;
    this.#request = null;
    const text = this.field.value;
    this.field.hidden = true;
    if (this.#back?.isConnected) this.#back.focus();
    if (isKept) this.report(request.what, { ...request.values, text });
  }
}
