import type { Access } from "#contract/access.ts";
import type { Asked } from "#gateway/api/endpoint-answer.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import { outOfScope } from "./in-scope.ts";

/** How long a counting is refused to a warehouse's links without the API being asked, in milliseconds. */
const refusedFor = 300_000;

/** Refusals that are remembered; the oldest go first. */
const maxRefusals = 10_000;

/**
 * Countings that were refused to the links of a warehouse. Foreign ones and those that do not exist are refused alike,
 * and asked for no more often, so that a link tells neither which there are nor spends the API.
 */
export interface Refusals {
  /** @throws ProblemError `out-of-scope` for what was refused a while ago */
  check(access: Access, asked: Asked): void;
  /** What to throw for a counting of another warehouse. */
  refuse(access: Access, asked: Asked): ProblemError;
  /** What to throw for an error of the API: to a link, a counting that does not exist is one of another warehouse. */
  instead(access: Access, asked: Asked, error: unknown): unknown;
}

/** @param now milliseconds since the epoch */
export function createRefusals(now: () => number = () => Date.now()): Refusals {
  const until = new Map<string, number>();

  const refuse: Refusals["refuse"] = (access, asked) => {
    const key = keyOf(access, asked);
    if (key !== undefined) {
      until.delete(key);
      until.set(key, now() + refusedFor);
      const [oldest] = until.keys();
      if (until.size > maxRefusals && oldest !== undefined) until.delete(oldest);
    }
    return outOfScope();
  };
  return {
    check(access, asked) {
      const key = keyOf(access, asked);
      if (key !== undefined && now() < (until.get(key) ?? 0)) throw outOfScope();
    },
    refuse,
    instead(access, asked, error) {
      return keyOf(access, asked) !== undefined && isAbsence(error) ? refuse(access, asked) : error;
    },
  };
}

/** The same for all links of a warehouse; `undefined` for what is not refused by its warehouse. */
function keyOf({ scope }: Access, { key, question }: Asked): string | undefined {
  if (scope.kind !== "warehouse" || question.name !== "counting") return undefined;
  return JSON.stringify([scope.warehouse, key]);
}

/** Whether the API says that there is no such counting, or that its id cannot be one. */
function isAbsence(error: unknown): boolean {
  return (
    error instanceof ProblemError && /^(not-found|upstream-rejected)$/.test(error.problem.code)
  );
}
