// Hears what happens to the reader, and passes it on to whatever part of the page wants to know.
// @ts-check

import { api } from "./api.js";

/** Parts of a page listen here for `hello`, `message`, `read`, `notice` and `reset`. */
export const happenings = new EventTarget();

/** @type {EventSource | undefined} */
let stream;
let again = 0;

/** Hears whatever comes while the page is shown. A page that the browser keeps for whoever goes back begins again then. */
export function listen() {
  open();
  addEventListener("pagehide", () => { clearTimeout(again); stream?.close(); });
  addEventListener("pageshow", (event) => { if (event.persisted) open(); });
}

/** Opens the stream; the browser comes back by itself and says up to where it has heard. */
function open() {
  const opened = stream = new EventSource("/api/v1/stream");
  for (const kind of ["hello", "message", "read", "notice", "reset"]) {
    opened.addEventListener(kind, (event) => {
      happenings.dispatchEvent(new CustomEvent(kind, { detail: JSON.parse(/** @type {MessageEvent} */ (event).data) }));
      count();
    });
  }
  opened.addEventListener("bye", () => opened.close());
  // What a proxy says for a server that is away is the end for a browser; for us only the answer "signed out" is.
  opened.addEventListener("error", async () => {
    if (opened.readyState !== EventSource.CLOSED) return;
    const answer = await api("/me/unread");
    if (answer.status !== 401 && stream === opened) again = setTimeout(open, 3000 + 3000 * Math.random());
  });
}

let waiting = false;

/** Badges are counted by the server, once for many things that happen together. */
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
