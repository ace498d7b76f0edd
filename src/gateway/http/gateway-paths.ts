/** Whether a raw path belongs to the gateway: an unknown one is not found, and never the page, in every access mode. */
export function isGatewayPath(path: string): boolean {
  return /^\/((api|access|share)(\/|$)|(healthz|readyz|version|metrics|pair)$)/.test(path);
}
