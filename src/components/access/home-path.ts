import type { Scope } from "#contract/access.ts";
import { paths } from "#routes.ts";

/** The start page for a scope. */
export function homePath(scope: Scope): string {
  switch (scope.kind) {
    case "counting":
      return paths.counting(scope.id);
    case "countings": {
      const chosen = scope.ids.map((id): [string, string] => ["counting", id]);
      return `${paths.screen()}?${new URLSearchParams(chosen)}`;
    }
    default:
      return paths.countings();
  }
}
