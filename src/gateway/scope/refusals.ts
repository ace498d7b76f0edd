import type { Access } from "#contract/access.ts";
import { endpointRules } from "#contract/endpoints.ts";
import type { ApiRequest } from "#gateway/api/endpoint-answer.ts";
import { setNewest } from "#gateway/cache/set-newest.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import { outOfScope } from "./in-scope.ts";

/** How long a counting is refused to a warehouse's shares without a request to the API, in milliseconds. */
const refusedMs = 300_000;

/** Maximum number of remembered refusals; the oldest are dropped first. */
const maxRefusals = 10_000;

/**
 * Countings refused to the shares of a warehouse. Those of other warehouses and those that do not exist get the same
 * answer and the same number of API requests, so that a share neither reveals which exist nor uses up the API.
 */
export interface Refusals {
  /** @throws ProblemError `out-of-scope` for a recent refusal */
  check(access: Access, request: ApiRequest): void;
  /** The error for a counting of another warehouse. */
  refuse(access: Access, request: ApiRequest): ProblemError;
  /** The error to send for an API error: for a share, an unknown counting looks like one of another warehouse. */
  disclose(access: Access, request: ApiRequest, error: unknown): unknown;
}

export function createRefusals(): Refusals {
  const until = new Map<string, number>();

  const refuse: Refusals["refuse"] = (access, request) => {
    const key = keyOf(access, request);
    if (key !== undefined) setNewest(until, key, Date.now() + refusedMs, maxRefusals);
    return outOfScope();
  };
  return {
    check(access, request) {
      const key = keyOf(access, request);
      if (key !== undefined && Date.now() < (until.get(key) ?? 0)) throw outOfScope();
    },
    refuse,
    disclose(access, request, error) {
      return keyOf(access, request) !== undefined && isAbsence(error)
        ? refuse(access, request)
        : error;
    },
  };
}

/** Equal for all shares of a warehouse; `undefined` where the warehouse does not matter. */
function keyOf({ scope }: Access, { key, question }: ApiRequest): string | undefined {
  if (scope.kind !== "warehouse" || endpointRules[question.name].scope !== "counting")
    return undefined;
  return JSON.stringify([scope.warehouse, key]);
}

/** Whether the API reports that the counting does not exist, or that its id is invalid. */
function isAbsence(error: unknown): boolean {
  return (
    error instanceof ProblemError && /^(not-found|upstream-rejected)$/.test(error.problem.code)
  );
}
