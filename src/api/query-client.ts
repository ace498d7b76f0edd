import { QueryCache, QueryClient, type QueryKey } from "@tanstack/react-query";
import type { Access } from "#contract/access.ts";
import { beginAccess, endAccess, ownAccess } from "#storage/stored-access.ts";
import { FailureError } from "#transport/failure.ts";
import { isAccessFailure } from "./access-failure.ts";
import { recordErrors } from "./last-error.ts";
import { settingsQuery, type TimedSettings } from "./settings-query.ts";

/** Name of the query of links and screens, whose code only its pages load. */
export const sharesKey = "shares";

/** Queries without figures, which stay: settings and messages. */
const retained: ReadonlySet<unknown> = new Set(["settings", "messages"]);

/**
 * Removes figures that the viewer may no longer see: the failed query's when only these are out of scope, all
 * of them when access has ended, with what the browser stores of them. The error stays, for the pages to show.
 * @param failedKey key of the query that failed
 */
function removeFigures(client: QueryClient, failedKey: QueryKey, error: FailureError): void {
  const { failure } = error;
  // A viewer who is no longer an admin still sees figures.
  const isOfPart = failedKey[0] === sharesKey;
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

/**
 * One client per page. Failures are shown at once, with the time of the next retry, instead of being retried
 * silently; and requests are sent even if the browser believes it is offline, since the gateway may run on this
 * machine. When access has ended, figures that the viewer may no longer see are removed, and the settings are
 * reloaded.
 * @param reload called when the settings name another access than before: a new page has nothing of the former one
 */
export function createQueryClient(reload = () => {}): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onSuccess: (data, { queryKey }) => {
        if (queryKey[0] !== settingsQuery.queryKey[0]) return;
        if (beginAccess(accessText((data as TimedSettings).access))) reload();
      },
      onError: (error, { queryKey }) => {
        if (!(error instanceof FailureError && isAccessFailure(error.failure))) return;
        removeFigures(client, queryKey, error);
        if (queryKey[0] !== settingsQuery.queryKey[0]) {
          void client.invalidateQueries(settingsQuery);
        }
      },
    }),
    defaultOptions: {
      queries: { retry: false, networkMode: "always", refetchOnReconnect: true },
    },
  });
  recordErrors(client.getQueryCache());
  return client;
}

/** Text that is the same for viewers who may see the same, by which the browser tells their state apart. */
export function accessText({ via, scope, hidden }: Pick<Access, "via" | "scope" | "hidden">) {
  if (via !== "share" && via !== "screen") return ownAccess;
  const ids = scope.kind === "countings" ? JSON.stringify(scope.ids) : "";
  const subject = scope.kind === "counting" ? scope.id : ids;
  const warehouse = scope.kind === "warehouse" ? scope.warehouse : "";
  return JSON.stringify([scope.kind, subject, warehouse, ...hidden.toSorted()]);
}
