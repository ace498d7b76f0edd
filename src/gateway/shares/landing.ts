import type { Scope } from "#contract/access.ts";
import type { Language } from "#contract/languages.ts";
import type { Arrival, Route } from "#gateway/access/arrival.ts";
import { overPage } from "#gateway/access/denied.ts";
import { html } from "#gateway/access/html.ts";
import { shareCookie } from "#gateway/access/identify.ts";
import { pageLanguage } from "#gateway/access/language.ts";
import { isFromOwnPage } from "#gateway/access/own-origin.ts";
import { ownPageResponse } from "#gateway/access/own-page.ts";
import { goTo } from "#gateway/access/passcode/sign-in.ts";
import type { Config } from "#gateway/config/config.ts";
import type { ShareTokens } from "./share-tokens.ts";
import type { StateFile } from "./state-file.ts";

interface LandingParts {
  readonly mode: Config["access"]["mode"];
  readonly file: StateFile;
  readonly tokens: ShareTokens;
}

/** The landing page of a link. A GET, as by link previews, changes nothing; only the button opens the share. */
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
      const share = await shareOf(arrival);
      if (typeof share === "string") return overPage(arrival, mode, share);
      // Another site must not choose what this browser sees; that includes a frame without an origin.
      if (!isFromOwnPage(request)) return landingPage(arrival, "foreign");
      const page = pageOf(share.scope, pageLanguage(arrival).asked);
      return goTo(page, [shareCookie(request, tokens, share, Date.now())]);
    },
  };
}

/** @param fault the error of the previous attempt */
function landingPage(arrival: Arrival, fault?: "foreign"): Response {
  const { words, asked } = pageLanguage(arrival);
  const { title, lead, button, note } = words.landing;
  const said = fault && html`<p class="fault" role="alert">${words.landing[fault]}</p>`;
  return ownPageResponse(arrival, {
    title,
    status: fault === undefined ? 200 : 403,
    // With the default policy, browsers would not send the form's origin over unencrypted connections.
    headers: { "Referrer-Policy": "same-origin" },
    body: html`<p>${lead}</p>
      ${said ?? ""}
      <form method="post" action="${arrival.to.path}${asked === null ? "" : `?lang=${asked}`}"><button type="submit" autofocus>${button}</button></form>
      <p class="note">${note}</p>`,
  });
}

/** The path of the page that shows a scope. */
function pageOf(scope: Scope, language: Language | null): string {
  const query = new URLSearchParams();
  if (scope.kind === "warehouse") query.set("warehouse", scope.warehouse);
  if (language !== null) query.set("lang", language);
  const path =
    scope.kind === "counting" ? `/countings/${encodeURIComponent(scope.id.toWellFormed())}` : "/";
  return query.size === 0 ? path : `${path}?${String(query).replaceAll("+", "%20")}`;
}
