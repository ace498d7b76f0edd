import { type QueryClient, queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { pollSeconds } from "#api/settings-query.ts";
import { decode, getJson } from "#transport/get.ts";
import { retryDelay } from "./polling.ts";

const path = "/version";
const versionSchema = v.object({
  build: v.string(),
  /** Missing for viewers that are no paired screen. */
  screen: v.optional(v.string()),
});

/** The gateway's build and time, and what this screen shows; polled as often as live figures. */
export function versionQuery(client: QueryClient) {
  return queryOptions({
    queryKey: ["version"],
    queryFn: async ({ signal }) => {
      const { body, freshness } = await getJson(path, signal);
      const { build, screen = null } = decode(versionSchema, body, path);
      return { build, screenPath: screen, freshness };
    },
    refetchInterval: (query) => retryDelay(client, query) ?? pollSeconds(client) * 1000,
  });
}
