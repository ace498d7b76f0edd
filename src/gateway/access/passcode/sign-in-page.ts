import type { Arrival } from "#gateway/access/arrival.ts";
import { html } from "#gateway/access/html.ts";
import { pageLanguage } from "#gateway/access/language.ts";
import { ownPageResponse } from "#gateway/access/own-page.ts";
import { returnPath } from "#gateway/access/return-path.ts";
import type { Target } from "#gateway/http/target.ts";

/** The sign-in page's address for a viewer who asked for a page; it keeps that page's language. */
export function signInAddress({ path, query }: Target): string {
  const to = returnPath(query === "" ? path : `${path}?${query}`);
  return to === "/" ? "/access/sign-in" : `/access/sign-in?to=${encodeURIComponent(to)}`;
}

interface SignInPage {
  /** The local path to go on to. */
  readonly to: string;
  /** The error of the previous attempt. */
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
  // The language comes from this address, not from the page to go on to.
  const keeps = asked !== null && !/[?&]lang=/.test(to) ? `${mark}lang=${asked}` : "";
  const said = html`<p class="fault" id="fault" role="alert">${fault ?? ""}</p>`;
  const marks = html` aria-invalid="true" aria-describedby="fault"`;
  return ownPageResponse(arrival, {
    title,
    status,
    headers: {
      // The default policy would keep browsers from sending the form's origin.
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
