import type { ViewerRequest } from "./viewer-request.ts";

/** Browser features that no page here needs; they are denied to embedded content, too. */
const denied = [
  "accelerometer autoplay camera display-capture encrypted-media geolocation gyroscope hid",
  "idle-detection local-fonts magnetometer microphone midi payment picture-in-picture",
  "publickey-credentials-get serial storage-access usb window-management xr-spatial-tracking",
].flatMap((names) => names.split(" "));

/** Screens stay awake and go full screen; links are copied to the clipboard. */
const allowed = ["clipboard-write", "fullscreen", "screen-wake-lock"];

/** Half a year, in seconds. */
const hstsSeconds = 15_552_000;

/**
 * The headers of every answer, for plain and for encrypted connections. The proxy's header says which; a client that
 * lies harms only itself.
 * @param frameAncestors the CSP source list of sites that may frame the pages
 */
export function createSecurityHeaders(frameAncestors: string) {
  const plain = securityHeaders(frameAncestors);
  const strict = { ...plain, "Strict-Transport-Security": `max-age=${hstsSeconds}` };
  return ({ headers }: ViewerRequest) =>
    headers.get("X-Forwarded-Proto") === "https" ? strict : plain;
}

function securityHeaders(frameAncestors: string): Readonly<Record<string, string>> {
  return {
    "Content-Security-Policy": [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "connect-src 'self'",
      "img-src 'self'",
      "font-src 'self'",
      "worker-src 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "require-trusted-types-for 'script'",
      "trusted-types default",
      `frame-ancestors ${frameAncestors}`,
    ].join("; "),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": [
      ...denied.map((power) => `${power}=()`),
      ...allowed.map((power) => `${power}=(self)`),
    ].join(", "),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
  };
}
