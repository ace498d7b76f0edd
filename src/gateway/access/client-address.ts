import { type AddressList, plainAddress } from "./address-list.ts";

/** Addresses of `X-Forwarded-For` beyond this many, counted from the nearest, are ignored. */
const maxProxies = 20;

/**
 * The client's address, read from `X-Forwarded-For` as far as trusted proxies wrote it.
 * @param address of the socket
 * @param forwarded `X-Forwarded-For`; its last entry is the nearest
 */
export function clientAddress(
  address: string,
  forwarded: string | null,
  proxies: AddressList,
): string {
  const entries = (forwarded ?? "")
    .split(",")
    .slice(-maxProxies)
    .map((one) => one.trim());
  let nearest = address;
  while (proxies.has(nearest)) {
    const next = withoutPort(entries.pop() ?? "");
    if (next === "") break;
    nearest = next;
  }
  return plainAddress(nearest);
}

function withoutPort(address: string): string {
  const [, inner] = /^\[([^\]]*)\](?::\d+)?$/.exec(address) ?? [];
  return inner ?? address.replace(/^(\d+(?:\.\d+){3}):\d+$/, "$1");
}
