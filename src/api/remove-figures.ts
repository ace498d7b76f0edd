import type { QueryClient, QueryKey } from "@tanstack/react-query";
import { endAccess } from "#storage/stored-access.ts";
import type { FailureError } from "#transport/failure.ts";
import { sharesQuery } from "./shares/shares-query.ts";

/** Queries without figures, which stay: settings and messages. */
const retained: ReadonlySet<unknown> = new Set(["settings", "messages"]);

/**
 * Removes figures that the viewer may no longer see: the failed query's when only these are out of scope, all
 * of them when access has ended, with what the browser stores of them. The error stays, for the pages to show.
 * @param failedKey key of the query that failed
 */
export function removeFigures(client: QueryClient, failedKey: QueryKey, error: FailureError): void {
  const { failure } = error;
  // A viewer who is no longer an admin still sees figures.
  const isOfPart = failedKey[0] === sharesQuery.queryKey[0];
  const isOver = !isOfPart && !(failure.kind === "problem" && failure.code === "out-of-scope");
  if (isOver) endAccess();
  const hidden = client.getQueryCache().findAll({
    predicate: ({ queryKey, state }) =>
      state.data != null &&
      !retained.has(queryKey[0]) &&
      (isOver || isSameSubject(queryKey, failedKey)),
  });
  for (const query of hidden) {
    query.setState({
      data: undefined,
      error,
      errorUpdatedAt: Date.now(),
      status: "error",
      fetchStatus: "idle",
    });
  }
}

/** Queries of one counting or log have its id after their name. */
function isSameSubject([name, id]: QueryKey, [failedName, failedId]: QueryKey): boolean {
  return typeof failedId === "string" ? id === failedId : name === failedName;
}
