import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { settingsSchema } from "#contract/settings.ts";
import { decode, getJson } from "#transport/get.ts";
import { nextTry } from "./polling.ts";

const path = "/api/settings";

/** The gateway's settings; asked once, and again while they cannot be had or are not complete. */
export const settingsQuery = queryOptions({
  queryKey: ["settings"],
  queryFn: async ({ signal }) => decode(settingsSchema, (await getJson(path, signal)).body, path),
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  // Every page looks at the settings; a failure is asked again by the interval alone, not by each look.
  retryOnMount: false,
  refetchInterval: ({ state: { data, error } }) => {
    if (error) return nextTry(error, 5_000);
    return data?.workHoursPending ? data.pollSeconds * 1000 : false;
  },
});

/** Seconds between two looks at something active, by the settings; the usual 15 until they are known. */
export function pollSeconds(client: QueryClient): number {
  return client.getQueryData(settingsQuery.queryKey)?.pollSeconds ?? 15;
}
