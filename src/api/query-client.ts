import { QueryCache, QueryClient } from "@tanstack/react-query";
import { FailureError } from "#transport/failure.ts";
import { isAccessFailure } from "./access-failure.ts";
import { settingsQuery } from "./settings-query.ts";

/**
 * One client per page. A failure is shown at once, with the time of the next try, instead of being retried
 * out of sight; and a gateway on this machine answers although the browser believes to be offline. When
 * access turns out to have changed, the settings are asked again, which tell what is still to be seen.
 */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryKey: [name] }) => {
        const isOfAccess = error instanceof FailureError && isAccessFailure(error.failure);
        if (isOfAccess && name !== settingsQuery.queryKey[0]) {
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
