// Announces listings newer than those in the feed.
// @ts-check

import { api } from "./api.js";
import { addSliders } from "./bars.js";
import { filled, words } from "./words.js";

/** Larger counts are shown as "20+". */
const MOST = 20;
const EVERY = 60_000;

const hint = /** @type {HTMLElement | null} */ (document.querySelector("[data-newer]"));
const known = new Set([...document.querySelectorAll("[data-list] .card-title a")].map((link) => link.getAttribute("href")?.split("/").at(-1)));
/** The newest listing on the page. */
let newest = "";

addSliders();

if (hint) {
  setInterval(look, EVERY);
  document.addEventListener("visibilitychange", look);
}

/** A wide screen shows a listing beside the list. */
const wide = matchMedia("(min-width: 68.75rem)");
document.addEventListener("click", async (event) => {
  const link = /** @type {HTMLAnchorElement | null} */ (event.target instanceof Element ? event.target.closest("main .card-title a") : null);
  if (!link || !wide.matches || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const { open } = await import("./beside.js");
  await open(link);
});

/** Fetches the newest listing, and more only if it is unknown. */
async function look() {
  if (document.hidden) return;
  const [first] = await ask(1);
  if (!first || first === newest || known.has(first)) return;
  newest = first;
  const listings = await ask(MOST + 1);
  const place = listings.findIndex((id) => known.has(id));
  const count = place < 0 ? listings.length : place;
  if (count) show(count > MOST ? `${MOST}+` : String(count));
}

/**
 * @param {number} limit
 * @returns {Promise<string[]>}
 */
async function ask(limit) {
  const answer = await api(`${hint?.dataset.newer}&limit=${limit}`);
  return answer.ok ? answer.body.items.map((/** @type {{ id: string }} */ listing) => listing.id) : [];
}

/** @param {string} number */
function show(number) {
  const link = document.createElement("a");
  link.className = "button small primary";
  link.href = location.pathname + location.search;
  link.textContent = filled(words.newerListings, number);
  hint?.replaceChildren(link);
}
