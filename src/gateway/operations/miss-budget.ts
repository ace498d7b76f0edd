import { ProblemError } from "#gateway/http/problem.ts";

/**
 * Questions per minute for which a viewer may have the API asked. Generous, since many people may share a link: 500
 * countings that are watched all the time take as many where answers are fresh for 10 s.
 */
const missesPerMinute = 3000;

/** What a question costs that the API refuses or that is out of scope: people hardly ever ask one. */
const refusedCost = 25;

/** Questions of a viewer that may wait for the API at the same time. */
const maxOutstanding = 100;

/** Viewers that are remembered; those who asked least recently go first. */
const maxViewers = 10_000;

/** What a viewer may have the API asked for, so that nobody spends it for everybody. */
export interface MissBudget {
  /**
   * The API is about to be asked for a viewer.
   * @returns to be called once it has answered
   * @throws ProblemError `rate-limited`
   */
  begin(viewer: string): (outcome: "answered" | "refused") => void;
}

interface Account {
  left: number;
  /** When that was so, in milliseconds since the epoch. */
  at: number;
  outstanding: number;
}

/** @param now milliseconds since the epoch */
export function createMissBudget(now: () => number = () => Date.now()): MissBudget {
  const accounts = new Map<string, Account>();
  const perMs = missesPerMinute / 60_000;

  const accountOf = (viewer: string): Account => {
    const account = accounts.get(viewer) ?? { left: missesPerMinute, at: now(), outstanding: 0 };
    const earned = Math.max(0, now() - account.at) * perMs;
    account.left = Math.min(missesPerMinute, account.left + earned);
    account.at = now();
    accounts.delete(viewer);
    accounts.set(viewer, account);
    const [oldest] = accounts.keys();
    if (accounts.size > maxViewers && oldest !== undefined) accounts.delete(oldest);
    return account;
  };

  return {
    begin(viewer) {
      const account = accountOf(viewer);
      if (account.outstanding >= maxOutstanding) throw refusal(1);
      if (account.left < 1) throw refusal(Math.ceil((1 - account.left) / perMs / 1000));
      account.left -= 1;
      account.outstanding += 1;
      return (outcome) => {
        account.outstanding -= 1;
        if (outcome === "refused") account.left -= refusedCost - 1;
      };
    },
  };
}

function refusal(retryAfter: number): ProblemError {
  const detail = "More was asked for than the API is asked for one viewer at a time.";
  return new ProblemError("rate-limited", { detail, retryAfter });
}
