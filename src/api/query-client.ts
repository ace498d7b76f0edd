import { QueryClient } from "@tanstack/react-query";

/**
 * One client per page. A failure is shown at once, with the time of the next try, instead of being retried
 * out of sight; and a gateway on this machine answers although the browser believes to be offline.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: "always", refetchOnReconnect: true },
    },
  });
}
