import { networkOf } from "./tries.ts";

/** So many wrong passcodes from anywhere within a time, in milliseconds, are no longer people's slips. */
const many = { tries: 100, within: 900_000 } as const;

/** From then on one passcode is checked after the other: this far apart, and waited for no longer, in milliseconds. */
const slow = { gap: 500, longest: 10_000 } as const;

/** Networks that are remembered for somebody's having signed in there. */
const mostKnown = 1000;

/** Slows those down who guess from many networks at once, where a limit for each of them is none for all. */
export interface Pace {
  /**
   * How long to wait before the next passcode is checked, in milliseconds; `undefined` when too many wait already.
   * Nobody is slowed whose network somebody signed in from before: the limit for one address holds there.
   */
  next(address: string): number | undefined;
  wrong(): void;
  right(address: string): void;
}

/** @param now milliseconds since the epoch */
export function createPace(now: () => number = () => Date.now()): Pace {
  const known = new Set<string>();
  let wrongAt: readonly number[] = [];
  let lastSlot = 0;
  const isSlow = (at: number) => {
    const [first] = wrongAt;
    return wrongAt.length === many.tries && first !== undefined && at - first < many.within;
  };
  return {
    next(address) {
      const at = now();
      if (!isSlow(at) || known.has(networkOf(address))) return 0;
      const slot = Math.max(at, Math.min(lastSlot, at + slow.longest) + slow.gap);
      if (slot - at > slow.longest) return undefined;
      lastSlot = slot;
      return slot - at;
    },
    wrong() {
      wrongAt = [...wrongAt, now()].slice(-many.tries);
    },
    right(address) {
      const network = networkOf(address);
      known.delete(network);
      known.add(network);
      const [oldest] = known;
      if (known.size > mostKnown && oldest !== undefined) known.delete(oldest);
    },
  };
}
