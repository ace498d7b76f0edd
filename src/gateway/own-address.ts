/**
 * Whether a raw path is the gateway's own: what is not answered there is not found, and never the
 * page, whatever access is set to.
 */
export function isOwnAddress(path: string): boolean {
  return /^\/((api|access|share)(\/|$)|(healthz|readyz|version|metrics|pair)$)/.test(path);
}
