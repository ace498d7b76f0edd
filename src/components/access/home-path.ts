import type { Scope } from "#contract/access.ts";
import { paths } from "#routes.ts";

/** The page that a viewer of a scope starts on. */
export function homePath(scope: Scope): string {
  return scope.kind === "counting" ? paths.counting(scope.id) : paths.countings();
}
