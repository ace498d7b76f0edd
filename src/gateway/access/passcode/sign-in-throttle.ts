import type { Access } from "#contract/access.ts";
import { minute } from "#domain/time/units.ts";
import { networkOf } from "#gateway/access/attempt-limiter.ts";

type Role = Access["role"];

/** More wrong passcodes within this time, in milliseconds, are an attack and not typing errors. */
export const guessing = { attempts: 100, withinMs: 900_000 } as const;

/** Minimum gap between the checks of one lane, so that the three lanes together allow two a second. */
const gapMs = 1500;

/** Attempts that would wait longer are rejected. */
const maxWaitMs = 10_000;

/** Minimum time between two calls of `onSlow`. */
const reportEveryMs = minute;

/** Maximum number of networks that are remembered for each role. */
const maxKnown = 1000;

/** Slows down guessing from many networks, which a limit for each network does not stop. */
export interface SignInThrottle {
  /**
   * Reserves a passcode check. Returns the milliseconds to wait before it, 0 while there is no attack; `undefined`
   * when the queue is full.
   */
  next(address: string): number | undefined;
  wrong(): void;
  right(address: string, role: Role): void;
}

/**
 * Networks with a successful admin sign-in, those with a viewer sign-in, and all others have separate lanes. No
 * network is exempt, because a holder of the viewers' passcode could guess the admins' from many networks; and a full
 * lane of unknown networks does not block the others.
 * @param onSlow called when checks are slowed down, with the address of the request
 * @param now milliseconds on a monotonic clock
 */
export function createSignInThrottle(
  onSlow: (address: string) => void,
  now: () => number = () => performance.now(),
): SignInThrottle {
  const known = { admin: new Set<string>(), viewer: new Set<string>() };
  const lastCheck = { admin: -gapMs, viewer: -gapMs, stranger: -gapMs };
  let wrongAt: readonly number[] = [];
  let reportedAt = Number.NEGATIVE_INFINITY;

  const isSlow = (at: number) => {
    const [first] = wrongAt;
    return (
      wrongAt.length === guessing.attempts && first !== undefined && at - first < guessing.withinMs
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
      const checkAt = Math.max(at, lastCheck[lane] + gapMs);
      if (checkAt - at > maxWaitMs) return undefined;
      lastCheck[lane] = checkAt;
      return checkAt - at;
    },
    wrong() {
      wrongAt = [...wrongAt, now()].slice(-guessing.attempts);
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
