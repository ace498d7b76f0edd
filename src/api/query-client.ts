import { QueryCache, QueryClient } from "@tanstack/react-query";
import { FailureError } from "#transport/failure.ts";
import { isAccessFailure } from "./access-failure.ts";
import { recordErrors } from "./last-error.ts";
import { removeFigures } from "./remove-figures.ts";
import { settingsQuery } from "./settings-query.ts";

/**
 * One client per page. Failures are shown at once, with the time of the next retry, instead of being retried
 * silently; and requests are sent even if the browser believes it is offline, since the gateway may run on this
 * machine. When access has changed, figures that the viewer may no longer see are removed, and the settings are
 * reloaded.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
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
