// Enhances the reader's own pages.
// @ts-check

import { pageAt } from "./api.js";
import { happenings } from "./live.js";

// Uploads a picture as soon as it is chosen.
for (const input of /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll(".picker input"))) {
  input.addEventListener("change", () => { if (input.files?.length) input.form?.requestSubmit(); });
}

// Reloads the list of notices when a new one arrives.
const notices = document.querySelector("[data-notices]");
if (notices) {
  const renew = async () => {
    const fresh = (await pageAt("/notices"))?.querySelector("[data-notices]");
    if (fresh) notices.replaceChildren(...fresh.childNodes);
  };
  happenings.addEventListener("notice", renew);
  happenings.addEventListener("reset", renew);
}
