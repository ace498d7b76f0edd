import type { ViewerRequest } from "#gateway/visit.ts";
import { html } from "./html.ts";
import { ownPageResponse } from "./own-page.ts";
import { words } from "./words.ts";

/** The page with a screen's code; `/pair.js` fills it in and goes on once the screen is let in. */
export function pairPage(
  request: ViewerRequest,
  { offersSignIn }: { readonly offersSignIn: boolean },
): Response {
  const { title, lead, waiting, noScript } = words.pair;
  const way = html`<p class="note">
      <a href="/access/sign-in?to=%2Fscreen%2Fsetup">${words.signInInstead}</a>
    </p>`;
  return ownPageResponse(request, {
    title,
    script: "/pair.js",
    body: html`<p>${lead}</p>
      <p class="code" id="code" role="status">······</p>
      <p class="note" id="note">${waiting}</p>
      <noscript><p class="fault">${noScript}</p></noscript>
      ${offersSignIn ? way : ""}`,
  });
}
