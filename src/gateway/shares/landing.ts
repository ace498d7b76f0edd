import type { Scope } from "#contract/access.ts";
import type { Language } from "#contract/languages.ts";
import { redirectTo } from "#gateway/access/cookies.ts";
import { endedSharePage } from "#gateway/access/denied.ts";
import { gatewayPageResponse } from "#gateway/access/gateway-page.ts";
import { html } from "#gateway/access/html.ts";
import { shareCookie } from "#gateway/access/identify.ts";
import { pageLanguage } from "#gateway/access/language.ts";
import type { RequestContext, Route } from "#gateway/access/request-context.ts";
import { isSameOrigin } from "#gateway/access/same-origin.ts";
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
  const shareOf = async ({ target }: RequestContext) =>
    tokens.readLink(target.path.slice("/share/".length), await file.read());
  return {
    name: "/share/:token",
    async GET(context) {
      const share = await shareOf(context);
      if (typeof share === "string") return endedSharePage(context, mode, share);
      return landingPage(context);
    },
    async POST(context) {
      const { request } = context;
      const share = await shareOf(context);
      if (typeof share === "string") return endedSharePage(context, mode, share);
      // Another site must not choose what this browser sees; that includes a frame without an origin.
      if (!isSameOrigin(request)) return landingPage(context, "foreign");
      const page = pathOf(share.scope, pageLanguage(context).requested);
      return redirectTo(page, [shareCookie(request, tokens, share, Date.now())]);
    },
  };
}

/** @param fault the error of the previous attempt */
function landingPage(context: RequestContext, fault?: "foreign"): Response {
  const { t, requested } = pageLanguage(context);
  const { title, lead, button, note } = t.landing;
  const alert = fault && html`<p class="fault" role="alert">${t.landing[fault]}</p>`;
  return gatewayPageResponse(context, {
    title,
    status: fault === undefined ? 200 : 403,
    // With the default policy, browsers would not send the form's origin over unencrypted connections.
    headers: { "Referrer-Policy": "same-origin" },
    body: html`<p>${lead}</p>
      ${alert ?? ""}
      <form method="post" action="${context.target.path}${requested === null ? "" : `?lang=${requested}`}"><button type="submit" autofocus>${button}</button></form>
      <p class="note">${note}</p>`,
  });
}

/** The path of the page that shows a scope. */
function pathOf(scope: Scope, language: Language | null): string {
  const query = new URLSearchParams();
  if (scope.kind === "warehouse") query.set("warehouse", scope.warehouse);
  if (language !== null) query.set("lang", language);
  const path =
    scope.kind === "counting" ? `/countings/${encodeURIComponent(scope.id.toWellFormed())}` : "/";
  return query.size === 0 ? path : `${path}?${String(query).replaceAll("+", "%20")}`;
}
