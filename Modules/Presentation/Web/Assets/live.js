// Hears what happens to the reader, and passes it on to whatever part of the page wants to know.
// @ts-check

import { api } from "./api.js";

/** Parts of a page listen here for `hello`, `message`, `read`, `notice` and `reset`. */
export const happenings = new EventTarget();

/** Opens the stream; the browser comes back by itself and says up to where it has heard. */
export function listen() {
  const stream = new EventSource("/api/v1/stream");
  for (const kind of ["hello", "message", "read", "notice", "reset"]) {
    stream.addEventListener(kind, (event) => {
      happenings.dispatchEvent(new CustomEvent(kind, { detail: JSON.parse(/** @type {MessageEvent} */ (event).data) }));
      count();
    });
  }
  stream.addEventListener("bye", () => stream.close());
  // A page that the browser keeps for whoever goes back begins again then.
  addEventListener("pagehide", () => {
    stream.close();
    addEventListener("pageshow", listen, { once: true });
  }, { once: true });
}

let waiting = false;

/** Badges are counted by the house, once for many things that happen together. */
export async function count() {
  if (waiting) return;
  waiting = true;
  await new Promise((resolve) => setTimeout(resolve, 150));
  waiting = false;
  const answer = await api("/me/unread");
  if (!answer.ok) return;
  for (const badge of document.querySelectorAll("[data-unread]")) {
    const number = answer.body[/** @type {HTMLElement} */ (badge).dataset.unread ?? ""] ?? 0;
    badge.textContent = number > 99 ? "99+" : String(number);
    badge.toggleAttribute("hidden", number === 0);
  }
}
