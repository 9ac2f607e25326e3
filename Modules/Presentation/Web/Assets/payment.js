// Opens the payment provider's window. The provider's own script is on the page, too.

const button = /** @type {HTMLButtonElement | null} */ (document.querySelector("[data-checkout]"));

button?.addEventListener("click", () => {
  const provider = /** @type {any} */ (globalThis).PortOne;
  provider?.requestPayment(JSON.parse(button.dataset.checkout ?? "{}"));
});
