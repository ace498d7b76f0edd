import type { Arrival } from "./arrival.ts";
import { html } from "./html.ts";
import { pageLanguage } from "./language.ts";
import { ownPageResponse } from "./own-page.ts";

/** The page with a screen's code. `/pair.js` fills in the code and leaves the page once the screen is paired. */
export function pairPage(
  arrival: Pick<Arrival, "request" | "to">,
  { offersSignIn }: { readonly offersSignIn: boolean },
): Response {
  const { words, asked } = pageLanguage(arrival);
  const { title, lead, waiting, noScript, unreachable, refused } = words.pair;
  const setup = `/screen/setup${asked === null ? "" : `?lang=${asked}`}`;
  const way = html`<p class="note">
      <a href="/access/sign-in?to=${encodeURIComponent(setup)}">${words.signInInstead}</a>
    </p>`;
  return ownPageResponse(arrival, {
    title,
    script: "/pair.js",
    body: html`<p>${lead}</p>
      <p class="code" id="code" role="status">···· ····</p>
      <p class="note" id="note" data-unreachable="${unreachable}" data-refused="${refused}">${waiting}</p>
      <noscript><p class="fault">${noScript}</p></noscript>
      ${offersSignIn ? way : ""}`,
  });
}
