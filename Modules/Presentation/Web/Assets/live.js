// Receives the reader's events and dispatches them to the page's modules.
// @ts-check

import { api } from "./api.js";

/** Dispatches `hello`, `message`, `read`, `notice` and `reset`. */
export const happenings = new EventTarget();

/** @type {EventSource | undefined} */
let stream;
let again = 0;

/** Listens while the page is visible. A page restored from the back/forward cache starts again. */
export function listen() {
  open();
  addEventListener("pagehide", () => { clearTimeout(again); stream?.close(); });
  addEventListener("pageshow", (event) => { if (event.persisted) open(); });
}

/** Opens the stream; the browser reconnects and sends its last event identifier. */
function open() {
  const opened = stream = new EventSource("/api/v1/stream");
  for (const kind of ["hello", "message", "read", "notice", "reset"]) {
    opened.addEventListener(kind, (event) => {
      happenings.dispatchEvent(new CustomEvent(kind, { detail: JSON.parse(/** @type {MessageEvent} */ (event).data) }));
      count();
    });
  }
  opened.addEventListener("bye", () => opened.close());
  // Browsers stop at a proxy's error response; this retries unless the reader is signed out.
  opened.addEventListener("error", async () => {
    if (opened.readyState !== EventSource.CLOSED) return;
    const answer = await api("/me/unread");
    if (answer.status !== 401 && stream === opened) again = setTimeout(open, 3000 + 3000 * Math.random());
  });
}

let waiting = false;

/** Fetches the counts for badges, once for several events. */
export async function count() {
  if (waiting) return;
  waiting = true;
  await new Promise((resolve) => setTimeout(resolve, 150));
  waiting = false;
  const answer = await api("/me/unread");
  if (!answer.ok) return;
  showInTab(answer.body.messages);
  for (const badge of document.querySelectorAll("[data-unread]")) {
    const number = answer.body[/** @type {HTMLElement} */ (badge).dataset.unread ?? ""] ?? 0;
    badge.textContent = number > 99 ? "99+" : String(number);
    badge.toggleAttribute("hidden", number === 0);
  }
}

/**
 * The number of unread messages, in the title of the tab and on the icon of an installed app.
 * @param {number} messages
 */
function showInTab(messages) {
  const title = document.title.replace(/^\(\d+\+?\) /, "");
  document.title = messages ? `(${messages > 99 ? "99+" : messages}) ${title}` : title;
  const app = /** @type {any} */ (navigator);
  if ("setAppBadge" in app) (messages ? app.setAppBadge(messages) : app.clearAppBadge()).catch(() => {});
}
