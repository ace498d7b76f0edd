import type { Access, Scope } from "#contract/access.ts";
import { ProblemError } from "#gateway/http/problem.ts";
import { decodeId, type EndpointMatch } from "#gateway/http/target.ts";

/**
 * Keeps what is asked within what a viewer may see.
 * @param query encoded, as the viewer sent it
 * @returns the query to go on with: a warehouse's share asks for that warehouse alone
 * @throws ProblemError `out-of-scope`; `bad-request`
 */
export function queryInScope(
  { scope, hidden }: Access,
  { name, segment = "" }: EndpointMatch,
  query: string,
): string {
  // A log is one text: nobody knows which of its words name people or prices.
  if (name === "importErrorLog" && (scope.kind !== "all" || hidden.length > 0)) throw outOfScope();
  if (name === "counting" && scope.kind === "counting" && decodeId(segment) !== scope.id) {
    throw outOfScope();
  }
  if (name !== "countings" || scope.kind === "all") return query;
  if (scope.kind === "counting") throw outOfScope();
  return ofWarehouse(scope, query);
}

function ofWarehouse({ warehouse }: Extract<Scope, { kind: "warehouse" }>, query: string): string {
  const asked = new URLSearchParams(query).getAll("warehouse");
  if (asked.some((one) => one !== warehouse)) throw outOfScope();
  if (asked.length > 0) return query;
  const own = new URLSearchParams({ warehouse });
  return query === "" ? `${own}` : `${query}&${own}`;
}

export function outOfScope(): ProblemError {
  return new ProblemError("out-of-scope");
}
