import type { Access, Scope } from "#contract/access.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import { decodeId, matchEndpoint, type Target } from "#gateway/http/target.ts";

/**
 * Restricts a request to a viewer's scope.
 * @returns the query to use: the share of a warehouse requests that warehouse only
 * @throws ProblemError `out-of-scope`; `bad-request`
 */
export function queryInScope({ scope, hidden }: Access, { path, query }: Target): string {
  const { name, segment = "" } = matchEndpoint(path) ?? {};
  // A log is free text, which may mention people or costs.
  if (name === "importErrorLog" && (scope.kind !== "all" || hidden.length > 0)) throw outOfScope();
  if (name === "counting" && scope.kind === "counting" && decodeId(segment) !== scope.id) {
    throw outOfScope();
  }
  if (name !== "countings" || scope.kind === "all") return query;
  if (scope.kind === "counting") throw outOfScope();
  return ofWarehouse(scope, query);
}

function ofWarehouse({ warehouse }: Extract<Scope, { kind: "warehouse" }>, query: string): string {
  const warehouses = new URLSearchParams(query).getAll("warehouse");
  if (warehouses.some((one) => one !== warehouse)) throw outOfScope();
  if (warehouses.length > 0) return query;
  const own = new URLSearchParams({ warehouse });
  return query === "" ? `${own}` : `${query}&${own}`;
}

export function outOfScope(): ProblemError {
  return new ProblemError("out-of-scope");
}
