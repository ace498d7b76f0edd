import { QueryCache, QueryClient } from "@tanstack/react-query";
import { beginAccess } from "#storage/stored-access.ts";
import { FailureError } from "#transport/failure.ts";
import { isAccessFailure } from "./access-failure.ts";
import { accessText } from "./access-text.ts";
import { recordErrors } from "./last-error.ts";
import { removeFigures } from "./remove-figures.ts";
import { settingsQuery, type TimedSettings } from "./settings-query.ts";

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
