import type { Scope } from "#contract/access.ts";
import type { Arrival, Route } from "#gateway/access/arrival.ts";
import { overPage } from "#gateway/access/denied.ts";
import { html } from "#gateway/access/html.ts";
import { shareCookie } from "#gateway/access/identify.ts";
import { ownPageResponse } from "#gateway/access/own-page.ts";
import { goTo, refuseForeign } from "#gateway/access/sign-in.ts";
import { words } from "#gateway/access/words.ts";
import type { Config } from "#gateway/config.ts";
import type { ShareTokens } from "./share-tokens.ts";
import type { StateFile } from "./state-file.ts";

interface LandingParts {
  readonly mode: Config["access"]["mode"];
  readonly file: StateFile;
  readonly tokens: ShareTokens;
}

/** Where a link leads: looking at it, as previews do, changes nothing; only the button opens what is shared. */
export function createLanding({ mode, file, tokens }: LandingParts): Route {
  const shareOf = async ({ to }: Arrival) =>
    tokens.readLink(to.path.slice("/share/".length), await file.read());
  return {
    name: "/share/:token",
    async GET(arrival) {
      const share = await shareOf(arrival);
      if (typeof share === "string") return overPage(arrival, mode, share);
      return landingPage(arrival);
    },
    async POST(arrival) {
      const { request } = arrival;
      // The page sends no referrer, so that browsers in clear hide its origin too; the token speaks for it.
      if (request.headers.get("Origin") !== "null" || request.headers.get("Sec-Fetch-Site")) {
        refuseForeign(request);
      }
      const share = await shareOf(arrival);
      if (typeof share === "string") return overPage(arrival, mode, share);
      return goTo(pageOf(share.scope), [shareCookie(request, tokens, share, Date.now())]);
    },
  };
}

function landingPage({ request, to }: Arrival): Response {
  const { title, lead, button, note } = words.landing;
  return ownPageResponse(request, {
    title,
    body: html`<p>${lead}</p>
      <form method="post" action="${to.path}"><button type="submit" autofocus>${button}</button></form>
      <p class="note">${note}</p>`,
  });
}

/** The page that shows what a scope holds. */
function pageOf(scope: Scope): string {
  if (scope.kind === "counting") return `/countings/${encodeURIComponent(scope.id)}`;
  if (scope.kind === "warehouse") return `/?warehouse=${encodeURIComponent(scope.warehouse)}`;
  return "/";
}
