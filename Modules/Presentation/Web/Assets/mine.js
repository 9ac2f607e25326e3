// Enhances the reader's own pages.
// @ts-check

import { pageAt } from "./api.js";
import { happenings } from "./live.js";

// Uploads a picture as soon as it is chosen.
for (const input of /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll(".picker input"))) {
  input.addEventListener("change", () => { if (input.files?.length) input.form?.requestSubmit(); });
}

// Updates the list of conversations when a message arrives or is read. Rows of later pages stay.
const conversations = document.querySelector("[data-conversations]");
if (conversations) {
  /** @param {Element} row */
  const address = (row) => row.querySelector("a")?.getAttribute("href");
  const refresh = async () => {
    const fresh = (await pageAt("/conversations"))?.querySelector("[data-conversations]");
    const [rows, list] = [fresh?.querySelector("ul"), conversations.querySelector("ul")];
    if (!fresh) return;
    if (!rows || !list) {
      conversations.replaceChildren(...fresh.childNodes);
      return;
    }
    const shown = new Map([...list.children].map((row) => [address(row), row]));
    for (const row of [...rows.children].reverse()) {
      const previous = shown.get(address(row));
      const isFocused = previous?.contains(document.activeElement);
      previous?.remove();
      list.prepend(row);
      if (isFocused) row.querySelector("a")?.focus({ preventScroll: true });
    }
  };
  for (const kind of ["message", "read", "reset"]) happenings.addEventListener(kind, refresh);
}

// Reloads the list of notices when a new one arrives.
const notices = document.querySelector("[data-notices]");
if (notices) {
  const refresh = async () => {
    const fresh = (await pageAt("/notices"))?.querySelector("[data-notices]");
    if (fresh) notices.replaceChildren(...fresh.childNodes);
  };
  happenings.addEventListener("notice", refresh);
  happenings.addEventListener("reset", refresh);
}
