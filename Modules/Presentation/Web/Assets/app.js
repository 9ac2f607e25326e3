// Enhancements for every page; all features also work without scripts.
// @ts-check

import { api, pageAt, pathOf } from "./api.js";
import { words } from "./words.js";

if (document.querySelector("input[data-won]")) import("./won.js").then(({ sayAmounts }) => sayAmounts());

/** Empty when signed out. */
export const member = document.body.dataset.member ?? "";

/**
 * Shows a message for a few seconds and announces it to screen readers.
 * @param {string} text
 * @param {{ words: string, act: () => void }} [undo]
 */
export function tell(text, undo) {
  const toasts = document.querySelector(".toasts");
  if (!toasts) return;
  const toast = document.createElement("p");
  toast.className = "toast";
  toast.textContent = text;
  if (undo) {
    const button = document.createElement("button");
    button.className = "link-button";
    button.type = "button";
    button.textContent = undo.words;
    button.addEventListener("click", () => { toast.remove(); undo.act(); });
    toast.append(button);
  }
  toasts.replaceChildren(toast);
  fade(toast);
}

/** @param {Element} toast */
function fade(toast) {
  setTimeout(() => toast.matches(":hover, :focus-within") ? fade(toast) : toast.remove(), 5000);
}

/** Updates favourite buttons at once, and reverts them when the server refuses. */
document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !form.matches("[data-favourite]")) return;
  event.preventDefault();
  const button = /** @type {HTMLButtonElement} */ (form.querySelector("button"));
  const keep = button.getAttribute("aria-pressed") !== "true";
  await keepFavourite(form, button, keep);
});

/**
 * @param {HTMLFormElement} form
 * @param {HTMLButtonElement} button
 * @param {boolean} keep
 */
async function keepFavourite(form, button, keep) {
  show(form, button, keep);
  const answer = await api(`/listings/${form.dataset.favourite}/favourite`, { method: keep ? "PUT" : "DELETE" });
  if (!answer.ok) {
    show(form, button, !keep);
    tell(answer.detail ?? words.failed);
    return;
  }
  tell(keep ? words.favouriteKept : words.favouriteDropped, { words: words.undo, act: () => keepFavourite(form, button, !keep) });
}

/**
 * @param {HTMLFormElement} form
 * @param {HTMLButtonElement} button
 * @param {boolean} kept
 */
function show(form, button, kept) {
  button.setAttribute("aria-pressed", String(kept));
  const address = pathOf(form.action);
  form.action = address.replace(/\/(un)?favourite$/, kept ? "/unfavourite" : "/favourite");
  const count = /** @type {HTMLElement | null | undefined} */ (form.closest(".card, article, main")?.querySelector("[data-favourites]"));
  if (!count) return;
  const number = Math.max(0, Number(count.textContent) + (kept ? 1 : -1));
  count.textContent = String(number);
  if (count.classList.contains("heart-count")) count.hidden = number === 0;
}

/**
 * Passes pictures pasted into a form to `take`.
 * @param {HTMLFormElement} form
 * @param {(files: File[]) => void} take
 */
export function takePasted(form, take) {
  form.addEventListener("paste", (event) => {
    const files = pictures(event.clipboardData);
    if (files.length) { event.preventDefault(); take(files); }
  });
}

/** @param {DataTransfer | null} brought */
export function pictures(brought) {
  return [...brought?.files ?? []].filter((file) => file.type.startsWith("image/"));
}

for (const chip of document.querySelectorAll("nav.chips.scroll > [aria-current]")) showInRow(chip);

/**
 * Scrolls a row so that its current chip is in the middle, as far as the row goes.
 *
 * @param {Element} chip
 */
function showInRow(chip) {
  const row = /** @type {HTMLElement} */ (chip.parentElement);
  const [outer, inner] = [row.getBoundingClientRect(), chip.getBoundingClientRect()];
  row.scrollLeft += (inner.left + inner.right - outer.left - outer.right) / 2;
}

/** Shows what is typed into a password field, until the form is sent. */
for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll("[data-reveal]"))) {
  const field = /** @type {HTMLInputElement} */ (button.previousElementSibling);
  const reveal = (/** @type {boolean} */ shown) => {
    field.type = shown ? "text" : "password";
    button.setAttribute("aria-pressed", String(shown));
  };
  button.hidden = false;
  button.addEventListener("click", () => reveal(field.type === "password"));
  field.form?.addEventListener("submit", () => reveal(false));
}

/** A number with buttons for less and more. */
document.addEventListener("click", ({ target }) => {
  const button = target instanceof Element ? target.closest("[data-step-less], [data-step-more]") : null;
  const field = /** @type {HTMLInputElement | null | undefined} */ (button?.closest("[data-stepper]")?.querySelector("input"));
  if (!button || !field) return;
  if (button.hasAttribute("data-step-more")) field.stepUp();
  else field.stepDown();
  for (const change of ["input", "change"]) field.dispatchEvent(new Event(change, { bubbles: true }));
});

/** A chosen template is filled in, unless something else is written there already. */
document.addEventListener("change", ({ target }) => {
  if (!(target instanceof HTMLSelectElement) || !target.dataset.fills) return;
  const field = /** @type {HTMLTextAreaElement} */ (document.getElementById(target.dataset.fills));
  const texts = [...target.options].map((option) => option.dataset.text ?? "");
  if (texts.includes(field.value)) field.value = texts[target.selectedIndex];
});

/** After a refusal, the first wrong field has the focus. */
const wrong = document.querySelector("main form [aria-invalid=true]");
/** @type {HTMLElement | null | undefined} */ (wrong?.matches("fieldset") ? wrong.querySelector("input, select, textarea") : wrong)?.focus();

/** The back link uses the browser's history when the previous page was on this site. */
document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a[data-back]") : null;
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const from = document.referrer;
  if (from && new URL(from).origin === location.origin && history.length > 1 && from !== location.href) {
    event.preventDefault();
    history.back();
  }
});

/** Loads the next part of a list when its link scrolls into view; the link stays as a fallback. */
export function goOn() {
  const link = /** @type {HTMLAnchorElement | null} */ (document.querySelector("a[data-next]"));
  if (!link) return;
  const watch = new IntersectionObserver(async (entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    watch.disconnect();
    if (await bring(link)) goOn();
  }, { rootMargin: "600px" });
  watch.observe(link);
}

/**
 * Appends the part that the link leads to; returns whether it was loaded.
 * @param {HTMLAnchorElement} link
 */
async function bring(link) {
  const list = document.querySelector("[data-list]");
  list?.setAttribute("aria-busy", "true");
  const page = await pageAt(link.href);
  list?.removeAttribute("aria-busy");
  const more = page?.querySelector("[data-list]");
  if (!list || !more || !link.isConnected) return false;
  const first = /** @type {HTMLElement | null} */ (more.querySelector("a"));
  list.append(...more.children);
  const next = page?.querySelector("a[data-next]");
  if (next) link.href = /** @type {HTMLAnchorElement} */ (next).href;
  else {
    if (document.activeElement === link) first?.focus();
    link.parentElement?.remove();
  }
  return true;
}

/** Restores a list's length and scroll position when the reader returns from one of its pages. */
document.addEventListener("click", ({ target }) => {
  const list = target instanceof Element && target.closest("a") && target.closest("[data-list]");
  if (list) history.replaceState({ count: list.children.length, top: scrollY }, "");
});
async function comeBack() {
  const left = history.state;
  if (!left?.count) return goOn();
  for (let parts = 0; parts < 10; parts++) {
    const link = /** @type {HTMLAnchorElement | null} */ (document.querySelector("a[data-next]"));
    if (!link || document.querySelectorAll("[data-list] > *").length >= left.count) break;
    if (!await bring(link)) return;
  }
  scrollTo({ top: left.top, behavior: /** @type {any} */ ("instant") });
  goOn();
}

/** Closes a menu on clicks outside it. */
document.addEventListener("click", (event) => {
  for (const menu of document.querySelectorAll("details.menu[open]")) {
    if (!(event.target instanceof Node) || !menu.contains(event.target)) menu.removeAttribute("open");
  }
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  for (const menu of document.querySelectorAll("details.menu[open]")) {
    menu.removeAttribute("open");
    menu.querySelector("summary")?.focus();
  }
});

/**
 * Shows the buttons that copy a text, and links to the maps of a system that knows them.
 * @param {ParentNode} part
 */
export function showCopying(part) {
  const shown = /Android/.test(navigator.userAgent) ? "[data-copy], [data-geo]" : "[data-copy]";
  for (const button of part.querySelectorAll(shown)) button.removeAttribute("hidden");
}
document.addEventListener("click", async (event) => {
  const button = event.target instanceof Element ? event.target.closest("[data-copy]") : null;
  if (!(button instanceof HTMLElement)) return;
  const copied = await navigator.clipboard?.writeText(button.dataset.copy ?? "").then(() => true, () => false);
  tell(copied ? words.copied : words.failed);
});

/** An offline copy is marked, and reloaded once the server can be reached. */
const isCopy = document.body.hasAttribute("data-offline");
let isConnecting = false;
async function comeOnline() {
  if (isConnecting) return;
  isConnecting = true;
  // Browsers report any network as online, often before it works.
  while (navigator.onLine) {
    const answer = await fetch("/healthz").catch(() => null);
    if (answer?.ok) {
      if (isCopy) return location.reload();
      document.body.removeAttribute("data-offline");
      break;
    }
    await new Promise((resolve) => setTimeout(resolve, 3000));
  }
  isConnecting = false;
}
addEventListener("offline", () => document.body.setAttribute("data-offline", ""));
addEventListener("online", comeOnline);
if (isCopy) comeOnline();

for (const toast of document.querySelectorAll(".toast")) fade(toast);
showCopying(document);
comeBack();
if (member) import("./waiting.js");
if (document.querySelector("[data-push-offer=now]")) import("./push.js").then(({ offer }) => offer());
if (member && localStorage.getItem("push") === member && !sessionStorage.getItem("push")) {
  sessionStorage.setItem("push", "checked");
  import("./push.js").then(({ renew }) => renew());
}
if ("serviceWorker" in navigator) navigator.serviceWorker.register("/service-worker.js").catch(() => {});
