// Suggestions in the search field: past searches, subjects and neighbourhoods.
// @ts-check

import { api } from "./api.js";
import { member } from "./app.js";
import { filled, nameOf, words } from "./words.js";

/** @typedef {{ text: string, note?: string, way?: string }} Suggestion */

const input = /** @type {HTMLInputElement} */ (document.querySelector("#q"));
const form = /** @type {HTMLFormElement} */ (input.form);
const subjects = [...document.querySelectorAll("#subjects option")].map((option) => /** @type {HTMLOptionElement} */ (option).value);
const list = document.createElement("ul");
const status = document.createElement("p");
list.id = "suggestions";
list.className = "plain suggestions";
list.hidden = true;
list.setAttribute("role", "listbox");
list.setAttribute("aria-label", words.suggestions);
status.className = "unseen";
status.setAttribute("role", "status");
form.append(list, status);
input.removeAttribute("list");
for (const [name, value] of Object.entries({ role: "combobox", "aria-controls": list.id, "aria-autocomplete": "list", "aria-expanded": "false" })) {
  input.setAttribute(name, value);
}

/** @type {Suggestion[]} */
let shown = [];
let chosen = -1;
/** @type {Promise<string[]> | undefined} */
let recent;
/** @type {AbortController | undefined} */
let asking;
/** @type {number | undefined} */
let waiting;

/** Fetched once, for members only. */
function recents() {
  recent ??= member
    ? api("/me/searches").then((answer) => answer.ok ? answer.body.items.map((/** @type {{ text: string }} */ past) => past.text) : [])
    : Promise.resolve([]);
  return recent;
}

async function suggest() {
  const text = input.value.trim().toLowerCase();
  asking?.abort();
  if (!text) return show([]);
  asking = new AbortController();
  const { signal } = asking;
  const [past, places] = await Promise.all([
    recents(),
    api(`/localities?q=${encodeURIComponent(text)}`, { signal }),
  ]);
  if (signal.aborted) return;
  const fits = (/** @type {string} */ word) => word.toLowerCase().includes(text);
  /** @type {Suggestion[]} */
  const all = past.filter(fits).slice(0, 4).map((word) => ({ text: word, note: words.recent }));
  for (const word of subjects.filter(fits)) if (!all.some((other) => other.text === word)) all.push({ text: word });
  for (const place of places.ok ? places.body.items.slice(0, 3) : []) {
    const way = `/?neighbourhood=${place.neighbourhood}&reach=${encodeURIComponent(place.reach)}`;
    all.push({ text: nameOf(place), note: words.neighbourhood, way });
  }
  show(all);
}

/** @param {Suggestion[]} suggestions */
function show(suggestions) {
  shown = suggestions;
  list.replaceChildren(...shown.map((suggestion, place) => {
    const item = document.createElement("li");
    item.id = `suggestion-${place}`;
    item.setAttribute("role", "option");
    item.append(suggestion.text);
    if (suggestion.note) {
      const note = document.createElement("span");
      note.className = "tag";
      note.textContent = suggestion.note;
      item.append(" ", note);
    }
    // Before the field loses the focus, which closes the list.
    item.addEventListener("mousedown", (event) => { event.preventDefault(); take(suggestion); });
    return item;
  }));
  const isOpen = shown.length > 0 && document.activeElement === input;
  list.hidden = !isOpen;
  input.setAttribute("aria-expanded", String(isOpen));
  status.textContent = isOpen ? filled(words.suggestionCount, shown.length) : "";
  mark(-1);
}

/** @param {number} place */
function mark(place) {
  chosen = place;
  for (const [index, item] of [...list.children].entries()) item.setAttribute("aria-selected", String(index === place));
  if (place < 0) input.removeAttribute("aria-activedescendant");
  else {
    input.setAttribute("aria-activedescendant", `suggestion-${place}`);
    list.children[place].scrollIntoView({ block: "nearest" });
  }
}

/** @param {Suggestion} suggestion */
function take(suggestion) {
  if (suggestion.way) return location.assign(suggestion.way);
  input.value = suggestion.text;
  form.requestSubmit();
}

input.addEventListener("input", () => {
  clearTimeout(waiting);
  waiting = setTimeout(suggest, 150);
});
input.addEventListener("blur", () => show([]));
input.addEventListener("keydown", (event) => {
  if (event.isComposing || list.hidden) return;
  if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    event.preventDefault();
    const step = event.key === "ArrowDown" ? 1 : -1;
    mark((chosen + 1 + step + shown.length + 1) % (shown.length + 1) - 1);
  } else if (event.key === "Enter" && chosen >= 0) {
    event.preventDefault();
    take(shown[chosen]);
  } else if (event.key === "Escape") {
    event.preventDefault();
    show([]);
  }
});
