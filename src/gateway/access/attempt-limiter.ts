import { isIPv6 } from "node:net";
import { setNewest } from "#gateway/cache/set-newest.ts";
import { plainAddress } from "./address-list.ts";

/** Counts attempts by the network of an address; any other text counts as it is. */
export interface AttemptLimiter {
  /**
   * Counts an attempt before its outcome is known, so that concurrent attempts count, too.
   * @returns seconds until the next attempt is allowed; 0 when this one is
   */
  begin(address: string): number;
  /** Uncounts an attempt that succeeded. */
  forgive(address: string): void;
  /** Counted attempts of the current window. */
  count(address: string): number;
}

/** Beyond this many addresses the oldest is dropped, so that invented addresses take no memory. */
const maxAddresses = 10_000;

/**
 * @param most attempts allowed within the window
 * @param windowSeconds counted from the first attempt
 * @param now milliseconds since 1970
 */
export function createAttemptLimiter(
  maxAttempts: number,
  windowSeconds: number,
  now: () => number = () => Date.now(),
): AttemptLimiter {
  const seen = new Map<string, { count: number; until: number }>();
  return {
    begin(address) {
      const network = networkOf(address);
      const time = now();
      let entry = seen.get(network);
      if (entry === undefined || time >= entry.until || entry.until > time + windowSeconds * 1000) {
        entry = { count: 0, until: time + windowSeconds * 1000 };
        setNewest(seen, network, entry, maxAddresses);
      }
      if (entry.count >= maxAttempts) return Math.max(1, Math.ceil((entry.until - time) / 1000));
      entry.count += 1;
      return 0;
    },
    forgive(address) {
      const entry = seen.get(networkOf(address));
      if (entry !== undefined && entry.count > 0) entry.count -= 1;
    },
    count: (address) => seen.get(networkOf(address))?.count ?? 0,
  };
}

/**
 * The network of an IPv6 address, since one client has all of its addresses.
 * @param groups of 16 bits that name the network: 4 for one line, 3 for the largest that a site usually gets
 */
export function networkOf(address: string, groups: 3 | 4 = 4): string {
  const plain = plainAddress(address);
  if (!isIPv6(plain)) return plain;
  const [head = "", tail] = plain.split("::");
  const before = head.split(":").filter((group) => group !== "");
  const after = (tail ?? "").split(":").filter((group) => group !== "");
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const all = [...before, ...Array.from({ length: Math.max(0, zeros) }, () => "0"), ...after];
  return all
    .slice(0, groups)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}
