import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { isPending, type Settings, settingFallbacks, settingsSchema } from "#contract/settings.ts";
import { day } from "#domain/time/units.ts";
import type { Freshness } from "#transport/freshness.ts";
import { decode, getJson } from "#transport/get.ts";
import { retryInterval } from "./polling.ts";

const path = "/api/settings";

/** The gateway's settings, and its time when it sent them. */
export interface TimedSettings extends Settings {
  readonly freshness: Freshness;
}

/** The settings alone, which stay the same object while answers are equal. */
export function withoutTime({ freshness: _, ...settings }: TimedSettings): Settings {
  return settings;
}

/** The gateway's settings; loaded again until they are complete, then daily: closed days follow the clock. */
export const settingsQuery = queryOptions({
  queryKey: ["settings"],
  queryFn: async ({ signal }): Promise<TimedSettings> => {
    const { body, freshness } = await getJson(path, signal);
    return { ...decode(settingsSchema, body, path), freshness };
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  // A session or link may have ended meanwhile, and figures of a finished counting are not requested again.
  refetchOnWindowFocus: "always",
  // Every page uses the settings; after a failure only the interval retries, not each mount.
  retryOnMount: false,
  refetchInterval: ({ state: { data, error } }) => {
    if (error) return retryInterval(error, 5_000);
    return data !== undefined && isPending(data) ? data.pollSeconds * 1000 : day;
  },
});

/** Refresh period of active data in seconds, from the settings, or its default until they are known. */
export function pollSeconds(client: QueryClient): number {
  return (client.getQueryData(settingsQuery.queryKey) ?? settingFallbacks).pollSeconds;
}
