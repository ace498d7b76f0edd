import type { Access } from "#contract/access.ts";
import { idOf, routeAt } from "#routes.ts";

/**
 * Whether a viewer's scope covers the page at an address. Addresses without a page are in scope.
 * @param pathname as the browser has it, percent-encoded
 */
export function isInScope({ scope, hidden }: Pick<Access, "scope" | "hidden">, pathname: string) {
  switch (routeAt(pathname)?.scope) {
    case "counting":
      if (scope.kind === "countings") return scope.ids.includes(idOf(pathname));
      return scope.kind !== "counting" || idOf(pathname) === scope.id;
    case "countings":
      return scope.kind !== "counting" && scope.kind !== "countings";
    case "two-countings":
      return scope.kind !== "counting";
    case "unredacted":
      return scope.kind === "all" && hidden.length === 0;
    default:
      return true;
  }
}
