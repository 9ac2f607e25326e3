// The menu of a message that a finger holds down: copying it, and the page of what else can be done with it. A
// mouse selects text.
// @ts-check

import { words } from "./words.js";

/** In milliseconds, as phones have it. */
const HOLD = 500;

/** @param {HTMLElement} talk */
export function addMessageMenu(talk) {
  let timer = 0;
  talk.addEventListener("pointerdown", ({ target, pointerType }) => {
    const said = target instanceof Element ? target.closest(".said") : null;
    clearTimeout(timer);
    if (said && pointerType !== "mouse") timer = setTimeout(() => open(said), HOLD);
  });
  // Scrolling cancels the pointer.
  for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => clearTimeout(timer));
  talk.addEventListener("contextmenu", (event) => {
    if (/** @type {PointerEvent} */ (event).pointerType === "touch") event.preventDefault();
  });
}

/** @param {Element} said */
function open(said) {
  const acts = [...copy(said.querySelector(".prose")?.textContent), ...act(said)];
  if (!acts.length) return;
  const dialog = document.createElement("dialog");
  dialog.className = "menu-items";
  dialog.setAttribute("aria-label", words.messageMenu);
  dialog.append(...acts);
  dialog.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  // Lifting the finger would choose what is below it.
  said.addEventListener("touchend", (event) => event.preventDefault(), { once: true });
}

/** @param {string | null | undefined} text */
function copy(text) {
  if (!text) return [];
  const button = document.createElement("button");
  button.type = "button";
  button.dataset.copy = text;
  button.textContent = words.copy;
  return [button];
}

/** @param {Element} said */
function act(said) {
  const shown = /** @type {HTMLAnchorElement | null | undefined} */ (said.parentElement?.querySelector(".act"));
  if (!shown) return [];
  const link = document.createElement("a");
  link.href = shown.href;
  link.textContent = shown.getAttribute("aria-label");
  return [link];
}
