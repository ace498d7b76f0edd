import type { ProblemCode } from "#contract/problem.ts";
import type { Failure } from "#transport/failure.ts";

const ofAccess: ReadonlySet<ProblemCode> = new Set([
  "access-denied",
  "out-of-scope",
  "share-expired",
  "share-revoked",
]);

/** Whether the failure means that the viewer has no access, or no longer has. */
export function isAccessFailure(failure: Failure): boolean {
  return failure.kind === "problem" && ofAccess.has(failure.code);
}
