/** The proxy on the way to the API opens no connection to it. */
export class ProxyRefusal extends Error {
  /** The proxy's status, such as 407 when it wants credentials. */
  readonly status: number;

  constructor(status: number) {
    super(`The proxy refused to connect to the API (status ${status})`);
    this.name = "ProxyRefusal";
    this.status = status;
  }
}
