// Shows a form step by step. The browser's back leads a step back.
// @ts-check

import { words } from "./words.js";

/**
 * Lets the writer go through the steps of a form; `arrive` is called at the last one.
 * @param {HTMLFormElement} form
 * @param {() => void} arrive
 */
export function goThrough(form, arrive) {
  const steps = /** @type {HTMLElement[]} */ ([...form.querySelectorAll(".form-step")]);
  const marks = [...form.querySelectorAll(".steps > li")];
  const previous = /** @type {HTMLButtonElement} */ (form.querySelector("[data-previous]"));
  const next = /** @type {HTMLButtonElement} */ (form.querySelector("[data-next]"));
  const first = steps.findIndex((step) => "current" in step.dataset);
  let current = first;
  mark();
  next.addEventListener("click", goOn);
  previous.addEventListener("click", () => current > first ? history.back() : show(current - 1));
  addEventListener("popstate", (event) => show(event.state?.step ?? first));
  form.addEventListener("keydown", (event) => {
    const field = event.target;
    const isLine = field instanceof HTMLInputElement && !["checkbox", "radio", "file"].includes(field.type);
    if (event.key !== "Enter" || event.isComposing || !isLine || current === steps.length - 1) return;
    event.preventDefault();
    goOn();
  });
  for (const change of ["input", "change", "arranged"]) form.addEventListener(change, tellWhole);

  function goOn() {
    history.pushState({ step: current + 1 }, "");
    show(current + 1);
  }

  /** @param {number} place */
  function show(place) {
    delete steps[current].dataset.current;
    current = place;
    steps[current].dataset.current = "";
    mark();
    scrollTo({ top: 0, behavior: /** @type {any} */ ("instant") });
    /** @type {HTMLElement} */ (steps[current].querySelector("h2")).focus({ preventScroll: true });
    if (current === steps.length - 1) arrive();
  }

  function mark() {
    marks.forEach((one, place) => one.classList.toggle("done", place <= current));
    previous.hidden = current === 0;
    form.toggleAttribute("data-last", current === steps.length - 1);
    next.textContent = current < steps.length - 1 ? `${words.nextStep} · ${titleOf(steps[current + 1])}` : words.nextStep;
    tellWhole();
  }

  /** Once nothing is missing, the form can be sent at once. */
  function tellWhole() {
    form.toggleAttribute("data-whole", !steps.some(isMissing));
  }
}

/** @param {HTMLElement} step */
function titleOf(step) {
  return step.querySelector("h2")?.lastChild?.textContent?.trim() ?? "";
}

/**
 * Whether the step lacks a field that the writer's choices make necessary.
 * @param {HTMLElement} step
 */
function isMissing(step) {
  const needed = /** @type {HTMLElement[]} */ ([...step.querySelectorAll("[required], [data-must]")]);
  return needed.some((field) => isAsked(field, step) && !isFilled(field));
}

/**
 * Whether no choice hides the field. A folded field is asked, too.
 * @param {HTMLElement} field
 * @param {HTMLElement} step
 */
function isAsked(field, step) {
  for (let part = /** @type {HTMLElement | null} */ (field); part && part !== step; part = part.parentElement) {
    if (getComputedStyle(part).display === "none") return false;
  }
  return true;
}

/** @param {HTMLElement} field */
function isFilled(field) {
  if (field instanceof HTMLFieldSetElement) return field.querySelector("input:checked") !== null;
  return /** @type {HTMLInputElement} */ (field).value.trim() !== "";
}
