// The reader's file in this browser: kept over visits where the browser does that, and it is told whether it does.

const NAME = "searchlight-code";

/** @returns {string} what was kept; "" if nothing was, or nothing can be */
export function kept(part) {
  try {
    return localStorage.getItem(`${NAME}-${part}`) ?? "";
  } catch {
    return "";
  }
}

/** @returns {boolean} whether the browser keeps it: not in every private window, and not without end */
export function keep(part, text) {
  try {
    localStorage.setItem(`${NAME}-${part}`, text);
    return true;
  } catch {
    return false;
  }
}
