// Counts the time left to pay, and opens the payment provider's window where there is one.
// @ts-check

import { filled, words } from "./words.js";

const time = /** @type {HTMLElement | null} */ (document.querySelector("[data-seconds-left]"));
const end = Date.now() + Number(time?.dataset.secondsLeft) * 1000;

function count() {
  if (!time) return;
  const left = Math.ceil((end - Date.now()) / 1000);
  if (left <= 0) {
    time.textContent = words.timeUp;
    return;
  }
  time.textContent = filled(words.timeLeft, `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`);
  setTimeout(count, 1000);
}

count();

const button = /** @type {HTMLButtonElement | null} */ (document.querySelector("[data-checkout]"));

button?.addEventListener("click", () => {
  const provider = /** @type {any} */ (globalThis).PortOne;
  provider?.requestPayment(JSON.parse(button.dataset.checkout ?? "{}"));
});
