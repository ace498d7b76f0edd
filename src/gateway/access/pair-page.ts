import { gatewayPageResponse } from "./gateway-page.ts";
import { html } from "./html.ts";
import { pageLanguage } from "./language.ts";
import type { RequestContext } from "./request-context.ts";

/**
 * The page with a screen's code. `/pair.js` fills in the code and leaves the page once the screen is paired;
 * `/pair-qr.js` draws the address of the form with that code, which opens nothing by itself.
 */
export function pairPage(
  context: Pick<RequestContext, "request" | "target" | "basePath">,
  { offersSignIn }: { readonly offersSignIn: boolean },
): Response {
  const { t, requested } = pageLanguage(context);
  const { title, lead, qr, scan, waiting, noScript, unreachable, refused } = t.pair;
  const setup = `/screens${requested === null ? "" : `?lang=${requested}`}`;
  const signInLink = html`<p class="note">
      <a href="/access/sign-in?to=${encodeURIComponent(setup)}">${t.signInInstead}</a>
    </p>`;
  return gatewayPageResponse(context, {
    title,
    kind: "pair",
    scripts: ["/pair.js", "/pair-qr.js"],
    body: html`<p>${lead}</p>
      <p class="code" id="code" role="status">···· ····</p>
      <div class="scan" id="scan" hidden><svg role="img" aria-label="${qr}"></svg><p>${scan}</p></div>
      <p class="note" id="note" data-unreachable="${unreachable}" data-refused="${refused}">${waiting}</p>
      <noscript><p class="fault">${noScript}</p></noscript>
      ${offersSignIn ? signInLink : ""}`,
  });
}
