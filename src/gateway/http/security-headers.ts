import type { ViewerRequest } from "./visit.ts";

/** Powers of a browser that no page here needs; none may use them, nor may anything it shows. */
const denied = [
  "accelerometer",
  "autoplay",
  "camera",
  "display-capture",
  "encrypted-media",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "picture-in-picture",
  "publickey-credentials-get",
  "serial",
  "storage-access",
  "usb",
  "window-management",
  "xr-spatial-tracking",
];

/** Screens stay awake and fill the display; the links that people copy go to the clipboard. */
const allowed = ["clipboard-write", "fullscreen", "screen-wake-lock"];

/** Half a year, in seconds. */
const strictFor = 15_552_000;

/**
 * The headers that every answer carries, over plain connections and over encrypted ones: a proxy in front
 * says which it is, and whoever lies about it tells only themselves.
 * @param frameAncestors who may show the pages in a frame, as a Content-Security-Policy source list
 */
export function createSecurityHeaders(frameAncestors: string) {
  const plain = securityHeaders(frameAncestors);
  const strict = { ...plain, "Strict-Transport-Security": `max-age=${strictFor}` };
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
