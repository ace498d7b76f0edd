/**
 * Whether a raw path is the gateway's own: what is not answered there is not found, and never the
 * page. Some names are only kept free, so that no page settles where the gateway is to grow.
 */
export function isOwnAddress(path: string): boolean {
  return /^\/((api|access|share)(\/|$)|(healthz|readyz|version|metrics|pair)$)/.test(path);
}
