import { minute } from "#domain/time/units.ts";
import { setNewest } from "#gateway/cache/set-newest.ts";
import { ProblemError } from "#gateway/http/problem.ts";

/**
 * Maximum API requests per minute and viewer. Generous, because many people may use the same link: 500 countings polled
 * all the time need as many where answers are fresh for 10 s.
 */
const missesPerMinute = 3000;

/**
 * Cost of what a viewer's request came to. The pages hardly ever ask what is refused or out of scope; a briefing, or a
 * question of the history, takes the processor.
 */
const costs = { answered: 1, refused: 25, computed: 25 };

/** Maximum concurrent API requests of a viewer, including waiting ones. */
const maxOutstanding = 100;

/** Maximum number of accounts; the least recently used are dropped first. */
const maxViewers = 10_000;

/** Limits the API requests of each viewer, so that one cannot use up the API for all. */
export interface MissBudget {
  /**
   * Charges a viewer for a request to the API, or for work as dear.
   * @returns a function to call once it is answered
   * @throws ProblemError `rate-limited`
   */
  begin(viewer: string): (outcome: keyof typeof costs) => void;
}

interface Account {
  left: number;
  /** Time of the balance, in milliseconds since 1970. */
  at: number;
  outstanding: number;
}

/** @param now milliseconds since 1970 */
export function createMissBudget(now: () => number = () => Date.now()): MissBudget {
  const accounts = new Map<string, Account>();
  const perMs = missesPerMinute / minute;

  const accountOf = (viewer: string): Account => {
    const account = accounts.get(viewer) ?? { left: missesPerMinute, at: now(), outstanding: 0 };
    const earned = Math.max(0, now() - account.at) * perMs;
    account.left = Math.min(missesPerMinute, account.left + earned);
    account.at = now();
    setNewest(accounts, viewer, account, maxViewers);
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
        account.left -= costs[outcome] - costs.answered;
      };
    },
  };
}

function refusal(retryAfter: number): ProblemError {
  const detail = "This viewer has asked for more than the gateway asks the API for one viewer.";
  return new ProblemError("rate-limited", { detail, retryAfter });
}
