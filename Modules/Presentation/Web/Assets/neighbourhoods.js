// Finds neighbourhoods as the reader types, and on a map.
// @ts-check

import { pageAt } from "./api.js";
import { openMap } from "./ground.js";
import { filled, nameOf, words } from "./words.js";

const input = /** @type {HTMLInputElement | null} */ (document.querySelector("#q"));
const found = document.querySelector("[data-found]");
/** @type {AbortController | undefined} */
let asking;
/** @type {number | undefined} */
let waiting;

input?.addEventListener("input", () => {
  clearTimeout(waiting);
  waiting = setTimeout(find, 200);
});

/** Replaces the list with the server's HTML. */
async function find() {
  if (!input || !found) return;
  asking?.abort();
  const text = input.value.trim();
  if (!text) return found.replaceChildren();
  asking = new AbortController();
  const way = new URL(location.pathname, location.href);
  const then = new URL(location.href).searchParams.get("then");
  way.searchParams.set("q", text);
  if (then) way.searchParams.set("then", then);
  const page = await pageAt(way, asking.signal);
  if (page) found.replaceChildren(...page.querySelector("[data-found]")?.childNodes ?? []);
}

const choice = /** @type {HTMLElement | null} */ (document.querySelector("[data-choice]"));
if (choice) {
  choice.hidden = false;
  // The map library is large, so it is loaded only when the map scrolls into view.
  const watch = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    watch.disconnect();
    open(choice).catch(() => { choice.hidden = true; });
  });
  watch.observe(choice);
}

/** @param {HTMLElement} choice */
async function open(choice) {
  const button = /** @type {HTMLButtonElement} */ (choice.querySelector("button"));
  const hint = choice.querySelector("[data-hint]");
  const { map } = await openMap(/** @type {HTMLElement} */ (choice.querySelector("[data-map]")), 13, (area, layer, at) => {
    if (!area.code) return map.setView(at, area.extent === "province" ? 10 : 13);
    choice.querySelector(".ground.chosen")?.classList.remove("chosen");
    layer.getElement()?.classList.add("chosen");
    button.value = area.code;
    button.textContent = filled(words.chooseNeighbourhood, nameOf(area));
    button.hidden = false;
    hint?.remove();
  });
}
