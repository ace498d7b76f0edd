import { ownPageFiles } from "./own-page.ts";

/**
 * All that is answered to people without access: whether the gateway lives and reaches the API, and which
 * build it is, without a word more; signing in and out; a share's landing page; a screen's pairing page;
 * and the files of these pages.
 */
const open = new Set<string>([
  "/healthz",
  "/readyz",
  "/version",
  "/access/sign-in",
  "/access/sign-out",
  "/pair",
  ...ownPageFiles,
]);

const landing = /^\/share\/[^/]+$/;

/** Whether a raw path is one of the exceptions. */
export function isOpenPath(path: string): boolean {
  return open.has(path) || landing.test(path);
}
