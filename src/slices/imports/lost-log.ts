import type { LoadFailure } from "#api/load-failure.ts";

/**
 * Why there is no log: `gone` when the API no longer has it or returns none (410, 204, `null`); `unknown` on 404,
 * which can mean an unknown id or a deleted log. `null` for other failures.
 */
export function lostLog({ failure }: LoadFailure): "gone" | "unknown" | null {
  if (failure.kind !== "problem" || failure.code !== "no-longer-available") return null;
  return failure.upstreamStatus === 404 ? "unknown" : "gone";
}
