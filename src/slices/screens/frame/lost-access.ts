import { isAccessFailure } from "#api/access-failure.ts";
import type { Failure } from "#transport/failure.ts";

/**
 * How a screen lost its access: `outside` when its address is out of scope, `over` when its share ended; `null`
 * for other failures.
 */
export function lostAccess(failure: Failure): "outside" | "over" | null {
  if (failure.kind !== "problem" || !isAccessFailure(failure)) return null;
  return failure.code === "out-of-scope" ? "outside" : "over";
}
