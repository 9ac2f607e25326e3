// For members, on every page: events, and messages that were written offline.
// @ts-check

import { pathOf } from "./api.js";
import { member, tell } from "./app.js";
import { happenings, listen } from "./live.js";
import { Shelf, isOpen } from "./shelf.js";
import { Viewed } from "./viewed.js";
import { words } from "./words.js";

/** Sends queued messages of conversations that this page does not show. */
async function sendWaiting() {
  const here = /** @type {HTMLElement | null} */ (document.querySelector("[data-talk]"))?.dataset.talk;
  let isSent = false;
  for (const shelf of Shelf.all(member).filter((shelf) => shelf.conversation !== here)) {
    for (const message of shelf.messages) {
      if (message.isRefused) break;
      const answer = await shelf.send(message);
      if (isOpen(answer)) return;
      if (!answer.ok) {
        // Its text is restored in its conversation.
        shelf.refuse(message);
        tell(answer.detail ?? words.failed);
        break;
      }
      shelf.remove(message);
      isSent = true;
    }
  }
  if (isSent) tell(words.waitingSent);
}

/** Removes the signed-out member's refused messages, and what they viewed, from this device. */
document.addEventListener("submit", ({ target }) => {
  if (!(target instanceof HTMLFormElement) || !navigator.onLine || pathOf(target.action) !== "/sign-out") return;
  for (const shelf of Shelf.all(member)) shelf.clear();
  new Viewed(member).clear();
});

happenings.addEventListener("hello", sendWaiting);
listen();
