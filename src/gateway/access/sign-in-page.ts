import type { Target } from "#gateway/target.ts";
import type { Arrival } from "./arrival.ts";
import { html } from "./html.ts";
import { pageLanguage } from "./language.ts";
import { ownPageResponse } from "./own-page.ts";
import { returnPath } from "./return-path.ts";

/** The sign-in page's address for somebody who asked for a page; that page's address says the language, too. */
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

export function signInPage(arrival: Arrival, page: SignInPage): Response {
  const { to, fault, status = 200, retryAfter } = page;
  const { words, asked } = pageLanguage(arrival);
  const { title, label, button } = words.signIn;
  const address = signInAddress({ path: to, query: "" });
  const mark = address.includes("?") ? "&" : "?";
  // Asked for here and not by the page that it leads on to.
  const keeps = asked !== null && !/[?&]lang=/.test(to) ? `${mark}lang=${asked}` : "";
  const said = html`<p class="fault" id="fault" role="alert">${fault ?? ""}</p>`;
  const marks = html` aria-invalid="true" aria-describedby="fault"`;
  return ownPageResponse(arrival, {
    title,
    status,
    headers: {
      // With the usual policy browsers would not say that the form is ours.
      "Referrer-Policy": "same-origin",
      ...(retryAfter === undefined ? {} : { "Retry-After": String(retryAfter) }),
    },
    body: html`<form method="post" action="${address}${keeps}">
        <label for="passcode">${label}</label>
        <input id="passcode" name="passcode" type="password" autocomplete="current-password" required autofocus${fault === undefined ? "" : marks} />
        ${fault === undefined ? "" : said}
        <button type="submit">${button}</button>
      </form>`,
  });
}
