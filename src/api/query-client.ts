import { QueryCache, QueryClient } from "@tanstack/react-query";
import { FailureError } from "#transport/failure.ts";
import { isAccessFailure } from "./access-failure.ts";
import { forgetFigures } from "./forget-figures.ts";
import { settingsQuery } from "./settings-query.ts";

/**
 * One client per page. A failure is shown at once, with the time of the next try, instead of being retried
 * out of sight; and a gateway on this machine answers although the browser believes to be offline. When
 * access turns out to have changed, figures go that are no longer the viewer's to see, and the settings are asked
 * again, which tell what is still.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryKey }) => {
        if (!(error instanceof FailureError && isAccessFailure(error.failure))) return;
        forgetFigures(client, queryKey, error);
        if (queryKey[0] !== settingsQuery.queryKey[0]) {
          void client.invalidateQueries(settingsQuery);
        }
      },
    }),
    defaultOptions: {
      queries: { retry: false, networkMode: "always", refetchOnReconnect: true },
    },
  });
  return client;
}
