import type { Config } from "#gateway/config/config.ts";
import { isGatewayPath } from "#gateway/http/gateway-paths.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import type { ShareFault } from "#gateway/shares/share-tokens.ts";
import { redirectTo } from "./cookies.ts";
import { gatewayPageResponse } from "./gateway-page.ts";
import { html } from "./html.ts";
import { pageLanguage } from "./language.ts";
import { en } from "./messages/en.ts";
import { pairPage } from "./pair-page.ts";
import { signInPath } from "./passcode/sign-in-page.ts";
import { programProblem } from "./program-access.ts";
import type { RequestContext } from "./request-context.ts";

/**
 * The answer to a viewer without access: a problem for programs, the sign-in page for people, and a pairing code for
 * screens, which have no keyboard.
 * @param fault why the share does not hold; `null` without a share
 * @throws ProblemError
 */
export function denied(
  mode: Config["access"]["mode"],
  context: RequestContext,
  fault: ShareFault | null,
): Response {
  const { target } = context;
  if (!opensPage(context)) throw programProblem(context, fault) ?? deniedProblem(fault);
  if (/^\/screen(\/|$)/.test(target.path)) {
    return pairPage(context, {
      offersSignIn: mode === "passcode" && target.path === "/screen/setup",
    });
  }
  if (fault !== null) return endedSharePage(context, mode, fault);
  if (mode === "header") return notSignedInPage(context);
  return redirectTo(context, signInPath(target));
}

function deniedProblem(fault: ShareFault | null): ProblemError {
  if (fault !== "access-denied") return new ProblemError(fault ?? "access-denied");
  const { lead } = en.over[fault];
  return new ProblemError(fault, { status: 403, detail: lead });
}

/** Whether a person opens a page, as opposed to a program or a request of the page itself. */
function opensPage({ request, target }: RequestContext): boolean {
  return (
    /^(GET|HEAD)$/.test(request.method) &&
    (request.headers.get("Accept") ?? "").includes("text/html") &&
    !isGatewayPath(target.path) &&
    !/^\/assets(\/|$)/.test(target.path)
  );
}

/** The page for a share that has ended or never existed. */
export function endedSharePage(
  context: RequestContext,
  mode: Config["access"]["mode"],
  fault: ShareFault,
): Response {
  const { t, requested } = pageLanguage(context);
  const { title, lead } = t.over[fault];
  const query = requested === null ? "" : `?lang=${requested}`;
  const signInLink = html`<p><a href="/access/sign-in${query}">${t.signInInstead}</a></p>`;
  return gatewayPageResponse(context, {
    title,
    status: 403,
    body: html`<p>${lead}</p>
      ${mode === "passcode" ? signInLink : ""}`,
  });
}

function notSignedInPage(context: RequestContext): Response {
  const { title, lead, note } = pageLanguage(context).t.proxy;
  return gatewayPageResponse(context, {
    title,
    status: 401,
    body: html`<p>${lead}</p>
      <p class="note">${note}</p>`,
  });
}
