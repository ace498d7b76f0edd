import type { Scope } from "#contract/access.ts";
import { paths, pathTo } from "#routes.ts";

/** The start page for a scope. */
export function homePath(scope: Scope): string {
  switch (scope.kind) {
    case "counting":
      return paths.counting(scope.id);
    case "countings": {
      const chosen = scope.ids.map((id): [string, string] => ["counting", id]);
      return `${pathTo("screen") ?? paths.countings()}?${new URLSearchParams(chosen)}`;
    }
    default:
      return paths.countings();
  }
}
