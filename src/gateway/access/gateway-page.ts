import { markupInBase } from "#gateway/http/base-path.ts";
import { isEncrypted } from "./cookies.ts";
import { type Html, html } from "./html.ts";
import { pageLanguage } from "./language.ts";
import type { RequestContext } from "./request-context.ts";

/** A small page of the gateway: it has no figures and none of the application's code. */
interface GatewayPage {
  readonly title: string;
  readonly body: Html;
  readonly status?: number;
  /** Its kind, where its style differs: a pairing page is read from across a room. */
  readonly kind?: "pair";
  /** Paths of scripts of this origin. */
  readonly scripts?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** Files that these pages need; they are open to everyone who may open the pages. */
export const gatewayPageFiles = [
  "/access.css",
  "/favicon.svg",
  "/framed.js",
  "/inter.woff2",
  "/manifest.webmanifest",
  "/pair.js",
  "/pair-qr.js",
  "/preview.png",
  "/early.js",
] as const;

const product = "Countboard";

/** @param context decides the language of the page */
export function gatewayPageResponse(
  context: Pick<RequestContext, "request" | "target" | "basePath">,
  page: GatewayPage,
): Response {
  const { title, body, status = 200, kind, scripts = [], headers = {} } = page;
  const { basePath, target } = context;
  const ownAddress = target.query === "" ? target.path : `${target.path}?${target.query}`;
  const { language, t } = pageLanguage(context);
  const { text } = html`<!doctype html>
<html lang="${language}"${kind === undefined ? "" : html` data-page="${kind}"`}>
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <meta name="robots" content="noindex" />
    <meta name="description" content="${t.description}" />
    <meta property="og:type" content="website" />
    <meta property="og:title" content="${product}" />
    <meta property="og:description" content="${t.description}" />
    <meta property="og:image" content="${topOf(context)}/preview.png" />
    <title>${title} – ${product}</title>
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="preload" href="/inter.woff2" as="font" type="font/woff2" crossorigin />
    <link rel="stylesheet" href="/access.css" />
    <script src="/early.js"></script>
    ${["/framed.js", ...scripts].map((script) => html`<script src="${script}" defer></script>`)}
  </head>
  <body>
    <main>
      <p class="brand"><img src="/favicon.svg" alt="" width="24" height="24" />${product}</p>
      <h1>${title}</h1>
      <p id="framed" hidden>${t.framed.text} <a href="${ownAddress}" target="_blank" rel="noopener">${t.framed.open}</a></p>
      ${body}
    </main>
  </body>
</html>
`;
  return new Response(markupInBase(text, basePath), {
    status,
    headers: {
      "Cache-Control": "no-store",
      "Content-Language": language,
      "Content-Type": "text/html; charset=utf-8",
      Vary: "Accept-Language",
      "X-Robots-Tag": "noindex",
      ...headers,
    },
  });
}

/**
 * The full address of the base path, because link previews need absolute addresses; empty without a usable `Host`.
 */
function topOf({ request, basePath }: Pick<RequestContext, "request" | "basePath">): string {
  const host = request.headers.get("Host") ?? "";
  if (!/^[a-z0-9.-]+(:\d{1,5})?$/i.test(host)) return "";
  return `${isEncrypted(request) ? "https" : "http"}://${host}${basePath}`;
}
