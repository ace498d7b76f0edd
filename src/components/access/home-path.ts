import type { Scope } from "#contract/access.ts";
import { paths } from "#routes.ts";

/** The start page for a scope. */
export function homePath(scope: Scope): string {
  return scope.kind === "counting" ? paths.counting(scope.id) : paths.countings();
}
