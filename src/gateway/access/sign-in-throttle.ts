import type { Access } from "#contract/access.ts";
import { networkOf } from "./tries.ts";

type Role = Access["role"];

/** So many wrong passcodes within a time, in milliseconds, are no longer people's slips. */
export const guessing = { tries: 100, withinMs: 900_000 } as const;

/** Turns of one lane are this far apart, so that those of all three are two a second. */
const gapMs = 1500;

/** Whoever would wait longer for a turn is sent away. */
const maxWaitMs = 10_000;

/** At most one call of `onSlow` within this time. */
const reportEveryMs = 60_000;

/** Networks that are remembered for each role. */
const maxKnown = 1000;

/** Slows those down who guess from many networks at once, where a limit for each of them is none for all. */
export interface SignInThrottle {
  /**
   * Takes a turn for checking a passcode: time to wait before it in milliseconds, 0 while nobody guesses;
   * `undefined` when too many wait already.
   */
  next(address: string): number | undefined;
  wrong(): void;
  right(address: string, role: Role): void;
}

/**
 * Networks from which somebody signed in as an admin, those from which somebody did as a viewer, and all others each
 * have turns of their own. No network is exempt, since whoever knows the viewers' passcode could guess at the admins'
 * from many; and the lane of strangers may be full without keeping anybody else out.
 * @param onSlow told that checking is slowed, with the address of the request that was
 * @param now milliseconds on a clock that nobody sets
 */
export function createSignInThrottle(
  onSlow: (address: string) => void,
  now: () => number = () => performance.now(),
): SignInThrottle {
  const known = { admin: new Set<string>(), viewer: new Set<string>() };
  const lastTurn = { admin: -gapMs, viewer: -gapMs, stranger: -gapMs };
  let wrongAt: readonly number[] = [];
  let reportedAt = Number.NEGATIVE_INFINITY;

  const isSlow = (at: number) => {
    const [first] = wrongAt;
    return (
      wrongAt.length === guessing.tries && first !== undefined && at - first < guessing.withinMs
    );
  };
  const laneOf = (network: string) => {
    if (known.admin.has(network)) return "admin";
    return known.viewer.has(network) ? "viewer" : "stranger";
  };
  const report = (at: number, address: string) => {
    if (at - reportedAt < reportEveryMs) return;
    reportedAt = at;
    onSlow(address);
  };

  return {
    next(address) {
      const at = now();
      if (!isSlow(at)) return 0;
      report(at, address);
      const lane = laneOf(networkOf(address));
      const turn = Math.max(at, lastTurn[lane] + gapMs);
      if (turn - at > maxWaitMs) return undefined;
      lastTurn[lane] = turn;
      return turn - at;
    },
    wrong() {
      wrongAt = [...wrongAt, now()].slice(-guessing.tries);
    },
    right(address, role) {
      const network = networkOf(address);
      const networks = known[role];
      networks.delete(network);
      networks.add(network);
      const [oldest] = networks;
      if (networks.size > maxKnown && oldest !== undefined) networks.delete(oldest);
    },
  };
}
