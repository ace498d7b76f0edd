import type { Config } from "#gateway/config/config.ts";
import { isOwnAddress } from "#gateway/http/own-paths.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import type { ShareFault } from "#gateway/shares/share-tokens.ts";
import type { Arrival } from "./arrival.ts";
import { html } from "./html.ts";
import { pageLanguage } from "./language.ts";
import { ownPageResponse } from "./own-page.ts";
import { pairPage } from "./pair-page.ts";
import { signInAddress } from "./passcode/sign-in-page.ts";
import { en } from "./words/en.ts";

/**
 * The answer to a viewer without access: a problem for programs, the sign-in page for people, and a pairing code for
 * screens, which have no keyboard.
 * @param fault why the share does not hold; `null` without a share
 * @throws ProblemError
 */
export function denied(
  mode: Config["access"]["mode"],
  arrival: Arrival,
  fault: ShareFault | null,
): Response {
  const { to } = arrival;
  if (!opensPage(arrival)) throw deniedProblem(fault);
  if (/^\/screen(\/|$)/.test(to.path)) {
    return pairPage(arrival, { offersSignIn: mode === "passcode" && to.path === "/screen/setup" });
  }
  if (fault !== null) return overPage(arrival, mode, fault);
  if (mode === "header") return proxyPage(arrival);
  return new Response(null, {
    status: 303,
    headers: { "Cache-Control": "no-store", Location: signInAddress(to) },
  });
}

function deniedProblem(fault: ShareFault | null): ProblemError {
  if (fault !== "access-denied") return new ProblemError(fault ?? "access-denied");
  const { lead } = en.over[fault];
  return new ProblemError(fault, { status: 403, detail: lead });
}

/** Whether a person opens a page, as opposed to a program or a request of the page itself. */
function opensPage({ request, to }: Arrival): boolean {
  return (
    /^(GET|HEAD)$/.test(request.method) &&
    (request.headers.get("Accept") ?? "").includes("text/html") &&
    !isOwnAddress(to.path) &&
    !/^\/assets(\/|$)/.test(to.path)
  );
}

/** The page for a share that has ended or never existed. */
export function overPage(
  arrival: Arrival,
  mode: Config["access"]["mode"],
  fault: ShareFault,
): Response {
  const { words, asked } = pageLanguage(arrival);
  const { title, lead } = words.over[fault];
  const query = asked === null ? "" : `?lang=${asked}`;
  const way = html`<p><a href="/access/sign-in${query}">${words.signInInstead}</a></p>`;
  return ownPageResponse(arrival, {
    title,
    status: 403,
    body: html`<p>${lead}</p>
      ${mode === "passcode" ? way : ""}`,
  });
}

function proxyPage(arrival: Arrival): Response {
  const { title, lead, note } = pageLanguage(arrival).words.proxy;
  return ownPageResponse(arrival, {
    title,
    status: 401,
    body: html`<p>${lead}</p>
      <p class="note">${note}</p>`,
  });
}
