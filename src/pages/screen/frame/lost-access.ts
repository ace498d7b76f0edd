import { isAccessFailure } from "#api/access-failure.ts";
import type { Failure } from "#transport/failure.ts";

/**
 * What became of a screen's access: `outside` what was shared is what its address asks for, or it is `over`;
 * `null` where a failure has another cause.
 */
export function lostAccess(failure: Failure): "outside" | "over" | null {
  if (failure.kind !== "problem" || !isAccessFailure(failure)) return null;
  return failure.code === "out-of-scope" ? "outside" : "over";
}
