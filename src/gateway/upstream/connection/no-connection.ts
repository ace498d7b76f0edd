/** Whose fault it is: the API's, or the proxy's on the way to it. */
export type Party = "API" | "proxy";

/** No connection to the API was established, so no question can be the cause. */
export class NoConnection extends Error {
  readonly party: Party;

  /** @param cause the system's error */
  constructor(party: Party, cause?: unknown) {
    super(`No connection to the ${party}`, { cause });
    this.name = "NoConnection";
    this.party = party;
  }
}

/** The proxy answered that it opens no connection to the API. */
export class ProxyRefusal extends NoConnection {
  /** The proxy's status, such as 407 when it wants credentials. */
  readonly status: number;
  /** Names of the ways to sign in that the proxy offers, as it writes them. */
  readonly schemes: readonly string[];
  /** Whether the gateway sent a user and password to it. */
  readonly hasLogin: boolean;

  constructor(status: number, schemes: readonly string[] = [], hasLogin = false) {
    super("proxy");
    this.name = "ProxyRefusal";
    this.status = status;
    this.schemes = schemes;
    this.hasLogin = hasLogin;
  }
}

/**
 * The error of a connection that takes too long.
 * @param code `ETIMEDOUT`, or `CONNECT_TIMEOUT` where the proxy was reached and opens no tunnel
 */
export function timedOut(code: "ETIMEDOUT" | "CONNECT_TIMEOUT" = "ETIMEDOUT"): Error {
  return Object.assign(new Error("The connection took too long"), { code });
}
