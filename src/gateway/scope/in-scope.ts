import type { Access, Scope } from "#contract/access.ts";
import { rulesOf } from "#contract/endpoints.ts";
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
  // What has no rule is refused.
  if (rules === undefined) throw outOfScope();
  if (hidden.length > 0 && rules.hides === "everything") throw outOfScope();
  if (scope.kind === "all" || rules.scope === "everyone") return query;
  if (rules.scope === "counting" && mayAskFor(scope, decodeId(match.segment ?? ""))) return query;
  if (rules.scope === "warehouse" && scope.kind === "warehouse") return ofWarehouse(scope, query);
  // Of a list, only the chosen countings are sent.
  if (rules.scope === "warehouse" && scope.kind === "countings") return query;
  throw outOfScope();
}

/** Whether a counting may be in scope; whether it is of a warehouse, its answer shows. */
function mayAskFor(scope: Exclude<Scope, { kind: "all" }>, id: string): boolean {
  switch (scope.kind) {
    case "counting":
      return id === scope.id;
    case "countings":
      return scope.ids.includes(id);
    case "warehouse":
      return true;
  }
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
