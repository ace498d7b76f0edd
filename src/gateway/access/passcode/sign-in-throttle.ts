import { randomInt } from "node:crypto";
import type { Access } from "#contract/access.ts";
import { minute } from "#domain/time/units.ts";
import { createCheckLane } from "./check-lane.ts";

type Role = Access["role"];

/** More wrong passcodes within this time, in milliseconds, are an attack and not typing errors. */
export const guessing = { attempts: 100, withinMs: 900_000 } as const;

/** Minimum time between two calls of `onSlow`. */
const reportEveryMs = minute;

/** Maximum number of networks that are remembered for each role. */
const maxKnown = 1000;

/** An attempt to sign in. */
interface Attempt {
  readonly address: string;
  readonly network: string;
  /** Of an earlier sign-in in the same browser; `undefined` without one. */
  readonly earlier: Role | undefined;
  /** Recent attempts of its network or of its browser, this one included, whichever has more. */
  readonly recent: number;
  /** Aborts when the client has left. */
  readonly signal: AbortSignal;
}

/** Slows down guessing from many networks, which a limit for each network does not stop. */
export interface SignInThrottle {
  /** Waits for a passcode check, not at all while there is no attack; `false` if there is none in time. */
  enter(attempt: Attempt): Promise<boolean>;
  wrong(): void;
  right(network: string, role: Role): void;
}

/**
 * Browsers and networks with a successful admin sign-in, those with a viewer sign-in, and all others have separate lanes.
 * None is exempt, because a holder of the viewers' passcode could guess the admins' from many networks; and a full
 * lane of unknown networks does not block the others.
 * @param onSlow called when checks are slowed down, with the address of the request
 * @param now milliseconds on a monotonic clock
 * @param draw an index below a count, by lot
 */
export function createSignInThrottle(
  onSlow: (address: string) => void,
  now: () => number = () => performance.now(),
  draw: (count: number) => number = randomInt,
): SignInThrottle {
  const known = { admin: new Set<string>(), viewer: new Set<string>() };
  const lanes = {
    admin: createCheckLane(now, draw),
    viewer: createCheckLane(now, draw),
    stranger: createCheckLane(now, draw),
  };
  let wrongAt: readonly number[] = [];
  let reportedAt = Number.NEGATIVE_INFINITY;

  const isSlow = (at: number) => {
    const [first] = wrongAt;
    return (
      wrongAt.length === guessing.attempts && first !== undefined && at - first < guessing.withinMs
    );
  };
  const laneOf = ({ network, earlier }: Attempt) => {
    if (earlier === "admin" || known.admin.has(network)) return lanes.admin;
    return earlier === "viewer" || known.viewer.has(network) ? lanes.viewer : lanes.stranger;
  };
  const report = (at: number, address: string) => {
    if (at - reportedAt < reportEveryMs) return;
    reportedAt = at;
    onSlow(address);
  };

  return {
    async enter(attempt) {
      const at = now();
      if (!isSlow(at)) return true;
      report(at, attempt.address);
      return laneOf(attempt).enter(attempt);
    },
    wrong() {
      wrongAt = [...wrongAt, now()].slice(-guessing.attempts);
    },
    right(network, role) {
      const networks = known[role];
      networks.delete(network);
      networks.add(network);
      const [oldest] = networks;
      if (networks.size > maxKnown && oldest !== undefined) networks.delete(oldest);
    },
  };
}
