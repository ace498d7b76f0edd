import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { pollSeconds } from "#api/settings-query.ts";
import { getVersion } from "#api/version.ts";
import { retryDelay } from "./polling.ts";

/** The gateway's version, polled as often as live figures. */
export function versionQuery(client: QueryClient) {
  return queryOptions({
    queryKey: ["version"],
    queryFn: ({ signal }) => getVersion(signal),
    refetchInterval: (query) => retryDelay(client, query) ?? pollSeconds(client) * 1000,
  });
}
