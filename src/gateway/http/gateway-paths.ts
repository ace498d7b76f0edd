/** Whether a raw path belongs to the gateway: an unknown one is not found, and never the page, in every access mode. */
export function isGatewayPath(path: string): boolean {
  return (
    /^\/((api|access|share)(\/|$)|(healthz|readyz|version|pair)$)/.test(path) || isProgramPath(path)
  );
}

/** Whether a raw path is for other programs, which sign in with a token instead of a cookie. */
export function isProgramPath(path: string): boolean {
  return /^\/(feed(\/|$)|(metrics|openapi\.json)$)/.test(path);
}
