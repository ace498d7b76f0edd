import * as v from "valibot";
import { type Problem, type ProblemCode, problemSchema } from "#contract/problem.ts";
import type { Failure } from "./failure.ts";

/** Statuses that mean the same from any server. */
const codes: Readonly<Record<number, ProblemCode>> = {
  400: "bad-request",
  414: "bad-request",
  429: "rate-limited",
  431: "bad-request",
};

/**
 * Interprets a status other than success. Without problem details the answer came from an intermediary that
 * knows nothing of the API: its 401 or 404 says nothing about our credentials or countings, only that the
 * gateway was not reached.
 */
export function failureOf(
  response: Pick<Response, "status" | "headers">,
  body: string,
  path: string,
): Failure {
  const { status, headers } = response;
  const problem = problemOf(headers, body);
  const code = problem?.code ?? codes[status];
  if (code === undefined) return { kind: "unreachable", path };
  const upstreamStatus = problem?.upstreamStatus ?? null;
  const retryAfter = retryAfterOf(problem, headers);
  return { kind: "problem", code, status, upstreamStatus, retryAfter, path };
}

/**
 * Why the gateway answered with an older response: a page that already has figures keeps them, and shows this
 * reason. `null` for a fresh answer.
 */
export function staleFailure(headers: Headers, path: string): Failure | null {
  const code = headers.get("X-Stale");
  if (!v.is(problemSchema.entries.code, code)) return null;
  const retryAfter = retryAfterOf(null, headers);
  return { kind: "problem", code, status: 200, upstreamStatus: null, retryAfter, path };
}

function problemOf(headers: Headers, body: string): Problem | null {
  if (!headers.get("Content-Type")?.startsWith("application/problem+json")) return null;
  try {
    return v.parse(problemSchema, JSON.parse(body));
  } catch {
    return null;
  }
}

function retryAfterOf(problem: Problem | null, headers: Headers): number | null {
  if (problem?.retryAfter !== undefined) return problem.retryAfter;
  const header = headers.get("Retry-After") ?? "";
  return /^\d+$/.test(header) ? Number(header) : null;
}
