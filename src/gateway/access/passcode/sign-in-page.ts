import { gatewayPageResponse } from "#gateway/access/gateway-page.ts";
import { html } from "#gateway/access/html.ts";
import { pageLanguage } from "#gateway/access/language.ts";
import type { RequestContext } from "#gateway/access/request-context.ts";
import { returnPath } from "#gateway/access/return-path.ts";
import type { Target } from "#gateway/http/target.ts";

/** The sign-in page's path for a viewer who asked for a page; it keeps that page's language. */
export function signInPath({ path, query }: Target): string {
  const to = returnPath(query === "" ? path : `${path}?${query}`);
  return to === "/" ? "/access/sign-in" : `/access/sign-in?to=${encodeURIComponent(to)}`;
}

interface SignInPage {
  /** The local path to return to. */
  readonly to: string;
  /** The error of the previous attempt. */
  readonly fault?: string;
  readonly status?: number;
  readonly retryAfter?: number;
}

export function signInPage(context: RequestContext, page: SignInPage): Response {
  const { to, fault, status = 200, retryAfter } = page;
  const { t, requested } = pageLanguage(context);
  const { title, label, button } = t.signIn;
  const address = signInPath({ path: to, query: "" });
  const separator = address.includes("?") ? "&" : "?";
  // The language comes from this address, not from the return path.
  const language =
    requested !== null && !/[?&]lang=/.test(to) ? `${separator}lang=${requested}` : "";
  const alert = html`<p class="fault" id="fault" role="alert">${fault ?? ""}</p>`;
  const invalidAttributes = html` aria-invalid="true" aria-describedby="fault"`;
  return gatewayPageResponse(context, {
    title,
    status,
    headers: {
      // The default policy would keep browsers from sending the form's origin.
      "Referrer-Policy": "same-origin",
      ...(retryAfter === undefined ? {} : { "Retry-After": String(retryAfter) }),
    },
    body: html`<form method="post" action="${address}${language}">
        <label for="passcode">${label}</label>
        <input id="passcode" name="passcode" type="password" autocomplete="current-password" required autofocus${fault === undefined ? "" : invalidAttributes} />
        ${fault === undefined ? "" : alert}
        <button type="submit">${button}</button>
      </form>`,
  });
}
