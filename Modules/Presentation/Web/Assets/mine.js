// Enhances the reader's own pages.
// @ts-check

import { pageAt } from "./api.js";
import { member } from "./app.js";
import { happenings } from "./live.js";
import { Viewed } from "./viewed.js";
import { filled, words } from "./words.js";

// Uploads a picture as soon as it is chosen.
for (const input of /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll(".picker input"))) {
  input.addEventListener("change", () => { if (input.files?.length) input.form?.requestSubmit(); });
}

// A group's switch sets its single ones, and shows whether all of them are on.
for (const group of document.querySelectorAll("[data-group]")) {
  const whole = /** @type {HTMLInputElement} */ (group.querySelector("[name=group]"));
  const single = /** @type {HTMLInputElement[]} */ ([...group.querySelectorAll("[name=heard]")]);
  const show = () => {
    const on = single.filter((each) => each.checked).length;
    whole.checked = on > 0;
    whole.indeterminate = on > 0 && on < single.length;
  };
  whole.addEventListener("change", () => { for (const each of single) each.checked = whole.checked; });
  for (const each of single) each.addEventListener("change", show);
  show();
}

// Prints the page.
for (const button of document.querySelectorAll("[data-print]")) {
  button.removeAttribute("hidden");
  button.addEventListener("click", () => print());
}

const device = /** @type {HTMLElement | null} */ (document.querySelector("[data-push]"));
if (device) import("./push.js").then(({ showDevice }) => showDevice(device));

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

// The listings that were viewed on this device.
const viewed = /** @type {HTMLElement | null} */ (document.querySelector("[data-viewed]"));
if (viewed) {
  const kept = new Viewed(member);
  const off = /** @type {HTMLButtonElement} */ (viewed.querySelector("[data-switch]"));
  const show = () => {
    const { listings } = kept;
    viewed.querySelector("ul")?.replaceChildren(...listings.map(rowOf));
    viewed.querySelector("[data-none]")?.toggleAttribute("hidden", listings.length > 0);
    viewed.querySelector("[data-clear]")?.toggleAttribute("hidden", listings.length === 0);
    off.setAttribute("aria-pressed", String(kept.isOff));
  };
  /** @param {import("./viewed.js").View} view */
  const rowOf = ({ path, title, picture }) => {
    const [row, link, remove] = [document.createElement("li"), document.createElement("a"), document.createElement("button")];
    row.className = "past";
    link.className = "row-link";
    link.href = path;
    if (picture) {
      const image = document.createElement("img");
      Object.assign(image, { src: picture, alt: "", width: 48, height: 48 });
      link.append(image);
    }
    link.append(title);
    remove.className = "icon-button";
    remove.type = "button";
    remove.textContent = "×";
    remove.setAttribute("aria-label", filled(words.removeViewed, title));
    remove.addEventListener("click", () => { kept.remove(path); show(); off.focus(); });
    row.append(link, remove);
    return row;
  };
  viewed.querySelector("[data-clear]")?.addEventListener("click", () => { kept.clear(); show(); off.focus(); });
  off.addEventListener("click", () => { kept.isOff = !kept.isOff; show(); });
  viewed.hidden = false;
  show();
}
