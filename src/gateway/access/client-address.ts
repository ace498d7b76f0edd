import { type AddressList, plainAddress } from "./address-list.ts";
import { networkOf } from "./attempt-limiter.ts";
import type { RequestContext } from "./request-context.ts";

/** Proxies whose `X-Forwarded-For` is trusted. */
export interface TrustedProxies extends AddressList {
  /** How many of them a request passes at most, so that a client with a proxy's address cannot pass for one. */
  readonly hops?: number;
}

/** Addresses of `X-Forwarded-For` beyond this many, counted from the nearest, are ignored. */
export const maxHops = 20;

/**
 * The client's address, read from `X-Forwarded-For` as far as trusted proxies wrote it.
 * @param address of the socket
 * @param forwarded `X-Forwarded-For`; its last entry is the nearest
 */
export function clientAddress(
  address: string,
  forwarded: string | null,
  proxies: TrustedProxies,
): string {
  const { hops = maxHops } = proxies;
  const entries = (forwarded ?? "")
    .split(",")
    .slice(-hops)
    .map((one) => one.trim());
  let nearest = address;
  while (proxies.has(nearest)) {
    const next = withoutPort(entries.pop() ?? "");
    if (next === "") break;
    nearest = next;
  }
  return plainAddress(nearest);
}

/**
 * The network of a request's client, which distinguishes people without a name of their own: one of them may use many
 * connections and sign in many times, but not from many networks.
 * @param proxies `undefined` without any
 */
export function clientNetwork(
  { address, request }: Pick<RequestContext, "address" | "request">,
  proxies: TrustedProxies | undefined,
): string {
  if (proxies === undefined) return networkOf(address);
  return networkOf(clientAddress(address, request.headers.get("X-Forwarded-For"), proxies));
}

function withoutPort(address: string): string {
  const [, inner] = /^\[([^\]]*)\](?::\d+)?$/.exec(address) ?? [];
  return inner ?? address.replace(/^(\d+(?:\.\d+){3}):\d+$/, "$1");
}
