import type { QueryCache, QueryClient, QueryKey } from "@tanstack/react-query";

/** The last error of a query, and when it happened by this page's `performance.now()`. */
export interface LastError {
  readonly error: Error;
  readonly at: number;
}

const lastErrors = new WeakMap<object, LastError>();

/** Records the errors of a cache's queries: the retry of a query without data clears its error. */
export function recordErrors(cache: QueryCache): void {
  cache.subscribe((event) => {
    if (event.type !== "updated") return;
    const { error } = event.query.state;
    const isNew = event.action.type === "error" || event.action.type === "setState";
    if (isNew && error) lastErrors.set(event.query, { error, at: performance.now() });
  });
}

/** The last error of a query, even if it has loaded since; `null` if it never failed. */
export function lastError(client: QueryClient, queryKey: QueryKey): LastError | null {
  const query = client.getQueryCache().find({ queryKey, exact: true });
  return (query && lastErrors.get(query)) ?? null;
}

/** The error to show for a query: during a retry of the first load, the one before it. */
export function visibleError(
  client: QueryClient,
  queryKey: QueryKey,
  { data, error }: { readonly data: unknown; readonly error: Error | null },
): Error | null {
  if (error || data !== undefined) return error;
  return lastError(client, queryKey)?.error ?? null;
}
