import type { LoadFailure } from "#api/load-failure.ts";

/**
 * Why there is no log: the API `gone` has it no more, or gives none (410, 204, `null`); or it answers
 * `unknown` (404), which it may do for both an id it never knew and a log it has given up.
 * `null` for every other failure.
 */
export function lostLog({ failure }: LoadFailure): "gone" | "unknown" | null {
  if (failure.kind !== "problem" || failure.code !== "no-longer-available") return null;
  return failure.upstreamStatus === 404 ? "unknown" : "gone";
}
