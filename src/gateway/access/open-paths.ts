import { ownPageFiles } from "./own-page.ts";

/**
 * All paths that are answered without access: liveness, readiness and the build's version, without details; signing
 * in and out; the landing page of a share; the pairing page of a screen; and the files of these pages.
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

/** Whether a raw path needs no access. */
export function isOpenPath(path: string): boolean {
  return open.has(path) || landing.test(path);
}
