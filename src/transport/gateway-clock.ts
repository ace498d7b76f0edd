/** Milliseconds by which the gateway's clock is ahead of the viewer's; 0 before the first answer. */
let ahead = 0;

/** Notes the gateway's time at the arrival of an answer, in milliseconds since 1970. */
export function noteGatewayTime(now: number): void {
  ahead = now - Date.now();
}

/**
 * The gateway's time by its last answer, in milliseconds since 1970: the viewer's clock may be years off. Figures have
 * a more exact one, `nowOf`.
 */
export function gatewayNow(): number {
  return Date.now() + ahead;
}
