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

// Replaces a check-in code when the server shows the next one.
const code = document.querySelector("[data-code]");
if (code instanceof HTMLElement) {
  const wait = () => setTimeout(refresh, Math.max(1, Number(code.dataset.left) || 0) * 1000);
  const refresh = async () => {
    const fresh = (await pageAt(location.pathname))?.querySelector("[data-code]");
    if (!(fresh instanceof HTMLElement)) return location.reload();
    const [digits, next] = [code, fresh].map((each) => each.querySelector("[role=status]"));
    if (digits && next) digits.textContent = next.textContent;
    code.querySelector("svg")?.replaceWith(fresh.querySelector("svg") ?? "");
    code.querySelector(".soft")?.replaceWith(fresh.querySelector(".soft") ?? "");
    code.dataset.left = fresh.dataset.left;
    wait();
  };
  wait();
}
