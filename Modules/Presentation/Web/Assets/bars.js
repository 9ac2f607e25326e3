// Sliders with two thumbs for ranges that have a histogram. The two fields stay, and are what is sent.
// @ts-check

import { countOf } from "./won.js";

/** Adds the sliders that a part of the page still lacks. */
export function addSliders(/** @type {ParentNode} */ root = document) {
  for (const bars of /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll("[data-bars]"))) {
    if (!bars.querySelector("input")) add(bars);
  }
}

/** @param {HTMLElement} bars */
function add(bars) {
  const form = bars.closest("form");
  const { fields = "", steps = "", unit = "1", spoken: said = "", least = "", most = "" } = bars.dataset;
  const limits = steps.split(" ").map(Number);
  const spoken = said.split("|");
  const [low, high] = fields.split(" ").map((name) => /** @type {HTMLInputElement} */ (form?.elements.namedItem(name)));
  if (!low || !high) return;
  const end = limits.length;
  const thumbs = [least, most].map((label) => {
    const thumb = document.createElement("input");
    thumb.type = "range";
    thumb.min = "0";
    thumb.max = String(end);
    thumb.setAttribute("aria-label", label);
    return thumb;
  });
  const [first, last] = thumbs;

  /** Moves the thumbs to what the fields say. */
  function read() {
    first.value = String(placeOf(low.value, 0));
    last.value = String(placeOf(high.value, end));
    show();
  }
  /** The nearest step below a typed value. */
  function placeOf(/** @type {string} */ text, /** @type {number} */ none) {
    const value = countOf(text, Number(unit));
    return value === null ? none : Math.max(0, limits.filter((limit) => limit <= value).length - 1);
  }
  function show() {
    const [from, to] = [Number(first.value), Number(last.value)];
    for (const thumb of thumbs) thumb.setAttribute("aria-valuetext", spoken[Number(thumb.value)]);
    for (const [index, bar] of [...bars.querySelectorAll("rect")].entries()) bar.classList.toggle("out", index < from || index >= to);
    // Where both are at the same step, the one that can still move is on top.
    first.classList.toggle("on-top", from > end / 2);
  }
  function write(/** @type {HTMLInputElement} */ moved) {
    if (Number(first.value) > Number(last.value)) moved.value = moved === first ? last.value : first.value;
    const [from, to] = [Number(first.value), Number(last.value)];
    if (moved === first) low.value = from === 0 || from === end ? "" : String(limits[from]);
    else high.value = to === end ? "" : String(limits[to]);
    for (const field of [low, high]) field.dispatchEvent(new Event("change"));
    show();
  }
  for (const thumb of thumbs) thumb.addEventListener("input", () => write(thumb));
  for (const field of [low, high]) field.addEventListener("input", read);
  form?.addEventListener("reset", () => setTimeout(read));
  const slider = document.createElement("div");
  slider.className = "thumbs";
  slider.append(...thumbs);
  bars.append(slider);
  read();
}
