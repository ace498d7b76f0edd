import type { Problem } from "#contract/problem.ts";
import { gatewayPageResponse } from "./gateway-page.ts";
import { html } from "./html.ts";
import { pageLanguage } from "./language.ts";
import type { RequestContext } from "./request-context.ts";

/** The file that a problem is about, where that is one of the state folder. */
const files: Partial<Record<Problem["code"], string>> = {
  "shares-unusable": "shares.json",
  "views-unusable": "views.json",
};

/** The answer to a person who opens a page while a file of the state folder cannot be used; `undefined` for others. */
export function unusablePage(context: RequestContext, problem: Problem): Response | undefined {
  const file = files[problem.code];
  const { request, target } = context;
  const opensPage = (request.headers.get("Accept") ?? "").includes("text/html");
  if (file === undefined || !opensPage || target.path.startsWith("/api/")) return undefined;
  const { title, lead, note } = pageLanguage(context).t.unusable;
  return gatewayPageResponse(context, {
    title,
    status: problem.status,
    headers: { "Retry-After": String(problem.retryAfter ?? 60) },
    body: html`<p>${lead(file)}</p>
      <p class="note">${note(file)}</p>`,
  });
}
