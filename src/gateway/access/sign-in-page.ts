import type { Target } from "#gateway/target.ts";
import type { ViewerRequest } from "#gateway/visit.ts";
import { html } from "./html.ts";
import { ownPageResponse } from "./own-page.ts";
import { returnPath } from "./return-path.ts";
import { words } from "./words.ts";

/** The sign-in page's address for somebody who asked for a page. */
export function signInAddress({ path, query }: Target): string {
  const to = returnPath(query === "" ? path : `${path}?${query}`);
  return to === "/" ? "/access/sign-in" : `/access/sign-in?to=${encodeURIComponent(to)}`;
}

interface SignInPage {
  /** Where to go on to, one of our own. */
  readonly to: string;
  /** What was wrong with the last try. */
  readonly fault?: string;
  readonly status?: number;
  readonly retryAfter?: number;
}

export function signInPage(request: ViewerRequest, page: SignInPage): Response {
  const { to, fault, status = 200, retryAfter } = page;
  const { title, label, button } = words.signIn;
  const said = html`<p class="fault" id="fault" role="alert">${fault ?? ""}</p>`;
  const marks = html` aria-invalid="true" aria-describedby="fault"`;
  return ownPageResponse(request, {
    title,
    status,
    headers: {
      // With the usual policy browsers would not say that the form is ours.
      "Referrer-Policy": "same-origin",
      ...(retryAfter === undefined ? {} : { "Retry-After": String(retryAfter) }),
    },
    body: html`<form method="post" action="${signInAddress({ path: to, query: "" })}">
        <label for="passcode">${label}</label>
        <input id="passcode" name="passcode" type="password" autocomplete="current-password" required autofocus${fault === undefined ? "" : marks} />
        ${fault === undefined ? "" : said}
        <button type="submit">${button}</button>
      </form>`,
  });
}
