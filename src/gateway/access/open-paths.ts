import { gatewayPageFiles } from "./gateway-page.ts";

/**
 * All paths that are answered without access: liveness, readiness and the build's version, without details; signing
 * in and out; the landing page of a share; the pairing page of a screen; and the files of these pages.
 */
const openPaths = new Set<string>([
  "/healthz",
  "/readyz",
  "/version",
  "/access/sign-in",
  "/access/sign-out",
  "/pair",
  ...gatewayPageFiles,
]);

const landingPath = /^\/share\/[^/]+$/;

/** Whether a raw path needs no access. */
export function isOpenPath(path: string): boolean {
  return openPaths.has(path) || landingPath.test(path);
}
