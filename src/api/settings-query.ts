import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { settingsSchema } from "#contract/settings.ts";
import { decode, getJson } from "#transport/get.ts";
import { retryInterval } from "./polling.ts";

const path = "/api/settings";

/** The gateway's settings; loaded once, and again until they are complete. */
export const settingsQuery = queryOptions({
  queryKey: ["settings"],
  queryFn: async ({ signal }) => decode(settingsSchema, (await getJson(path, signal)).body, path),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  // Every page uses the settings; after a failure only the interval retries, not each mount.
  retryOnMount: false,
  refetchInterval: ({ state: { data, error } }) => {
    if (error) return retryInterval(error, 5_000);
    return data?.workHoursPending || data?.targetsPending ? data.pollSeconds * 1000 : false;
  },
});

/** Refresh period of active data in seconds, from the settings; 15 until they are known. */
export function pollSeconds(client: QueryClient): number {
  return client.getQueryData(settingsQuery.queryKey)?.pollSeconds ?? 15;
}
