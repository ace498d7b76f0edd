import { isIPv6 } from "node:net";
import { plainAddress } from "./address-list.ts";

/** Counts what somebody does, by address, and says when it is too much. */
export interface Tries {
  /**
   * Counts one, before it is known how it ends: what is asked for at the same moment counts as well.
   * @returns seconds until the next one is allowed; 0 when this one is
   */
  begin(address: string): number;
  /** It ended well and counts no more. */
  forgive(address: string): void;
}

/** More addresses are not kept apart from the oldest, so that made-up ones take no memory. */
const mostAddresses = 10_000;

/**
 * @param most tries within the window, after which there are none until it is over
 * @param windowSeconds counted from the first of them
 * @param now milliseconds since the epoch
 */
export function createTries(
  most: number,
  windowSeconds: number,
  now: () => number = () => Date.now(),
): Tries {
  const seen = new Map<string, { count: number; until: number }>();
  return {
    begin(address) {
      const who = networkOf(address);
      const at = now();
      let entry = seen.get(who);
      if (entry === undefined || at >= entry.until || entry.until > at + windowSeconds * 1000) {
        entry = { count: 0, until: at + windowSeconds * 1000 };
        seen.delete(who);
        seen.set(who, entry);
        const [oldest] = seen.keys();
        if (seen.size > mostAddresses && oldest !== undefined) seen.delete(oldest);
      }
      if (entry.count >= most) return Math.max(1, Math.ceil((entry.until - at) / 1000));
      entry.count += 1;
      return 0;
    },
    forgive(address) {
      const entry = seen.get(networkOf(address));
      if (entry !== undefined && entry.count > 0) entry.count -= 1;
    },
  };
}

/**
 * Who has one address of version 6 has all of its network.
 * @param groups of 16 bits that name it: 4 for one line, 3 for what a whole site has at most
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
