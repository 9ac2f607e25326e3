// What a listing's page gets when scripts run: sharing it.
// @ts-check

const button = /** @type {HTMLButtonElement | null} */ (document.querySelector("[data-share]"));
if (button && "share" in navigator) {
  button.hidden = false;
  button.addEventListener("click", () => {
    navigator.share({ title: document.title, url: location.origin + location.pathname }).catch(() => {});
  });
}
