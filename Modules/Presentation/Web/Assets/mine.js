// What a member's own pages do by themselves where scripts run.
// @ts-check

import { pageAt } from "./api.js";
import { happenings } from "./live.js";

// A picture goes up as soon as it is chosen.
for (const input of /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll(".picker input"))) {
  input.addEventListener("change", () => { if (input.files?.length) input.form?.requestSubmit(); });
}

// The list of notices begins anew when there is another.
const notices = document.querySelector("[data-notices]");
if (notices) {
  const renew = async () => {
    const fresh = (await pageAt("/notices"))?.querySelector("[data-notices]");
    if (fresh) notices.replaceChildren(...fresh.childNodes);
  };
  happenings.addEventListener("notice", renew);
  happenings.addEventListener("reset", renew);
}
