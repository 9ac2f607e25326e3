// Shows a listing beside the list that leads to it. The address is the listing's own.
// @ts-check

import { pageAt } from "./api.js";
import { enhance } from "./listing.js";

const title = document.title;
const section = document.createElement("section");
section.className = "beside";
section.tabIndex = -1;

/**
 * The link of the list whose listing was opened last.
 * @type {HTMLAnchorElement | undefined}
 */
let shown;

/** What was asked for last; an answer that comes later than the next question is dropped. */
let asked = "";

/**
 * Opens the listing of a link; its page, if it can't be fetched.
 * @param {HTMLAnchorElement} link
 */
export async function open(link) {
  asked = link.href;
  const page = await pageAt(link.href);
  if (asked !== link.href) return;
  const post = page?.querySelector("main > .post");
  const bar = page?.querySelector("header.bar");
  if (!page || !post || !bar) return location.assign(link.href);
  if (section.isConnected) history.replaceState({ beside: link.href }, "", link.href);
  else history.pushState({ beside: link.href }, "", link.href);
  const isInList = !section.contains(link);
  document.title = page.title;
  section.setAttribute("aria-label", link.textContent ?? "");
  for (const other of bar.querySelectorAll(".main-only")) other.remove();
  section.replaceChildren(bar, post);
  section.scrollTop = 0;
  document.querySelector("main")?.append(section);
  enhance(section);
  if (isInList) choose(link);
  section.focus({ preventScroll: true });
}

/** @param {HTMLAnchorElement} link */
function choose(link) {
  shown?.removeAttribute("aria-current");
  link.setAttribute("aria-current", "true");
  shown = link;
}

function close() {
  asked = "";
  if (!section.isConnected) return;
  section.remove();
  document.title = title;
  shown?.removeAttribute("aria-current");
  shown?.focus({ preventScroll: true });
}

addEventListener("popstate", ({ state }) => {
  const link = /** @type {HTMLAnchorElement[]} */ ([...document.querySelectorAll("main .card-title a")]).find((one) => one.href === state?.beside);
  if (link) open(link);
  else close();
});

section.addEventListener("click", (event) => {
  if (!(event.target instanceof Element) || !event.target.closest("[data-back]")) return;
  event.preventDefault();
  event.stopPropagation();
  history.back();
});

document.addEventListener("keydown", ({ key }) => {
  if (key === "Escape" && section.isConnected && !document.querySelector("dialog[open]")) history.back();
});
