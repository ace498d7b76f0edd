import type { Access, Scope } from "#contract/access.ts";
import { rulesOf } from "#contract/endpoint-rules.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import { decodeId, matchEndpoint, type Target } from "#gateway/http/target.ts";

/**
 * Restricts a request to a viewer's scope.
 * @returns the query to use: the share of a warehouse requests that warehouse only
 * @throws ProblemError `out-of-scope`; `bad-request`
 */
export function queryInScope({ scope, hidden }: Access, { path, query }: Target): string {
  const match = matchEndpoint(path);
  if (match === undefined) return query;
  const rules = rulesOf(match.name);
  // What nobody has decided about is refused.
  if (rules === undefined) throw outOfScope();
  if (hidden.length > 0 && rules.hides === "everything") throw outOfScope();
  if (scope.kind === "all" || rules.scope === "everyone") return query;
  if (rules.scope === "counting") {
    const isOurs = scope.kind === "warehouse" || decodeId(match.segment ?? "") === scope.id;
    if (isOurs) return query;
  }
  if (rules.scope === "warehouse" && scope.kind === "warehouse") return ofWarehouse(scope, query);
  throw outOfScope();
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
