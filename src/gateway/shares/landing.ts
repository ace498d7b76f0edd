import type { Scope, Subject } from "#contract/access.ts";
import type { Language } from "#contract/languages.ts";
import { redirectTo } from "#gateway/access/cookies.ts";
import { endedSharePage } from "#gateway/access/denied.ts";
import { gatewayPageResponse } from "#gateway/access/gateway-page.ts";
import { html } from "#gateway/access/html.ts";
import { shareCookie } from "#gateway/access/identify.ts";
import { pageLanguage } from "#gateway/access/language.ts";
import type { AccessMessages } from "#gateway/access/messages/en.ts";
import type { RequestContext, Route } from "#gateway/access/request-context.ts";
import { mayMissHost } from "#gateway/access/same-origin.ts";
import type { Config } from "#gateway/config/config.ts";
import type { ShareTokens } from "./share-tokens.ts";
import type { StoredShare } from "./state.ts";
import type { StateFile } from "./state-file.ts";
import type { Subjects } from "./subjects.ts";

interface LandingParts {
  readonly mode: Config["access"]["mode"];
  /** Of the dates; its viewers' zone is unknown. */
  readonly timeZone: string;
  readonly file: StateFile;
  readonly tokens: ShareTokens;
  readonly subjects: Subjects;
}

/** The landing page of a link. A GET, as by link previews, changes nothing; only the button opens the share. */
export function createLanding(parts: LandingParts): Route {
  const { mode, file, tokens, subjects, timeZone } = parts;
  const shareOf = async ({ target }: RequestContext) =>
    tokens.readLink(target.path.slice("/share/".length), await file.read());
  const page = async (context: RequestContext, share: StoredShare, fault?: string) =>
    landingPage(context, { share, subject: await subjectOf(share, subjects), timeZone, fault });
  return {
    name: "/share/:token",
    async GET(context) {
      const share = await shareOf(context);
      if (typeof share === "string") return endedSharePage(context, mode, share);
      return page(context, share);
    },
    async POST(context) {
      const share = await shareOf(context);
      if (typeof share === "string") return endedSharePage(context, mode, share);
      const path = pathOf(share.scope, pageLanguage(context).requested);
      return redirectTo(context, path, [shareCookie(context, tokens, share, Date.now())]);
    },
    // Another site must not choose what this browser sees; that includes a frame without an origin.
    async refuse(context) {
      const share = await shareOf(context);
      if (typeof share === "string") return endedSharePage(context, mode, share);
      const { t } = pageLanguage(context);
      const { foreign } = t.landing;
      const isMissed = mayMissHost(context.request);
      return page(context, share, isMissed ? `${foreign} ${t.hostHint}` : foreign);
    },
  };
}

/** Display name of a share's counting; `null` for other scopes, and if the API does not answer in time. */
async function subjectOf({ scope, subject }: StoredShare, subjects: Subjects) {
  if (scope.kind !== "counting" || subject !== null) return subject;
  return subjects.find(scope.id);
}

interface LandingPage {
  readonly share: StoredShare;
  readonly subject: Subject | null;
  readonly timeZone: string;
  /** The error of the previous attempt. */
  readonly fault: string | undefined;
}

/** It names what was shared, but not in what previews of chat programs read. */
function landingPage(context: RequestContext, page: LandingPage): Response {
  const { share, subject, timeZone, fault } = page;
  const { t, locale, requested } = pageLanguage(context);
  const { title, button, note } = t.landing;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone });
  // The end of the last day is the first moment of the next one.
  const until = share.expiresAt === null ? null : date.format(Date.parse(share.expiresAt) - 1);
  const alert = fault && html`<p class="fault" role="alert">${fault}</p>`;
  return gatewayPageResponse(context, {
    title,
    status: fault === undefined ? 200 : 403,
    // With the default policy, browsers would not send the form's origin over unencrypted connections.
    headers: { "Referrer-Policy": "same-origin" },
    body: html`<p class="subject"><bdi>${subjectText(share.scope, subject, { t: t.landing, date })}</bdi></p>
      ${until === null ? "" : html`<p>${t.landing.until(until)}</p>`}
      ${alert ?? ""}
      <form method="post" action="${context.target.path}${requested === null ? "" : `?lang=${requested}`}"><button type="submit" autofocus>${button}</button></form>
      <p class="note">${note}</p>`,
  });
}

function subjectText(
  scope: Scope,
  subject: Subject | null,
  { t, date }: { readonly t: AccessMessages["landing"]; readonly date: Intl.DateTimeFormat },
): string {
  if (scope.kind === "all") return t.all;
  if (scope.kind === "warehouse") return t.warehouse(scope.name ?? scope.warehouse);
  if (scope.kind === "countings") return t.countings(scope.ids.length);
  if (subject === null) return t.unnamed(scope.id);
  return t.counting(subject.name, date.format(Date.parse(subject.startedAt)));
}

/** The path of the page that shows a scope. */
function pathOf(scope: Scope, language: Language | null): string {
  const query = new URLSearchParams();
  if (scope.kind === "warehouse") query.set("warehouse", scope.warehouse);
  if (scope.kind === "countings") for (const id of scope.ids) query.append("counting", id);
  if (language !== null) query.set("lang", language);
  const path =
    scope.kind === "counting"
      ? `/countings/${encodeURIComponent(scope.id.toWellFormed())}`
      : scope.kind === "countings"
        ? "/screen"
        : "/";
  return query.size === 0 ? path : `${path}?${String(query).replaceAll("+", "%20")}`;
}
